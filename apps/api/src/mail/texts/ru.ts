import type { MailTexts } from "./en.ts";

export const ru: MailTexts = {
  "mail.confirm.subject": "Подтвердите адрес почты",
  "mail.confirm.preview": "Одно нажатие — и можно начинать первую неделю.",
  "mail.confirm.heading": "Подтвердите адрес почты",
  "mail.confirm.paragraph":
    "Здравствуйте, {name}! Одно нажатие — и этот адрес закреплён за вами на Grow. Ссылка действует 24 часа.",
  "mail.confirm.button": "Подтвердить {email}",
  "mail.confirm.why":
    "Не регистрировались? Ничего не делайте: без ссылки подтвердить этот адрес никто не сможет.",
  "mail.reset.subject": "Выберите новый пароль",
  "mail.reset.preview": "Ссылка действует один час.",
  "mail.reset.heading": "Новый пароль",
  "mail.reset.paragraph": "Кто-то запросил новый пароль для {name}.",
  "mail.reset.button": "Выбрать новый пароль",
  "mail.reset.note": "Ссылка действует один час и срабатывает один раз. До этого работает старый пароль.",
  "mail.reset.why": "Это были не вы? Ничего не изменилось, письмо можно просто удалить.",
  "mail.notice.comment": "{who} комментирует: {what}",
  "mail.notice.reply": "{who} отвечает на ваш комментарий: {what}",
  "mail.notice.like": "{who} ставит лайк: {what}",
  "mail.notice.follow": "Новый подписчик вашего дневника {what}: {who}",
  "mail.notice.follow_you": "Ваш новый подписчик: {who}",
  "mail.notice.diary_approved": "Дневник «{what}» одобрен",
  "mail.notice.diary_rejected": "Дневник «{what}» не одобрен",
  "mail.notice.diary_verified": "Дневник «{what}» подтверждён",
  "mail.notice.paragraph": "Привет, {name}! На Grow для вас есть новости.",
  "mail.notice.button": "Посмотреть",
  "mail.notice.why":
    "Это письмо пришло, потому что так выбрано в ваших настройках. Там же его можно отключить в любой момент.",
  "mail.copy": "Или скопируйте адрес:",
  "mail.foot": "Grow. Для взрослых, там, где это разрешено законом.",
};
