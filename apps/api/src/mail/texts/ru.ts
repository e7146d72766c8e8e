import type { MailTexts } from "./en.ts";

export const ru: MailTexts = {
  "mail.confirm.subject": "Подтвердите почту",
  "mail.confirm.preview": "Один клик, и можно публиковать первую неделю.",
  "mail.confirm.heading": "Подтвердите почту",
  "mail.confirm.paragraph":
    "Привет, {name}! Подтвердите почту, и можно начинать дневник. Ссылка действует 24 часа.",
  "mail.confirm.button": "Подтвердить {email}",
  "mail.confirm.why":
    "Вы не регистрировались? Ничего не делайте: без этой ссылки ваш адрес никто не подтвердит.",
  "mail.reset.subject": "Сброс пароля",
  "mail.reset.preview": "Ссылка действует один час.",
  "mail.reset.heading": "Сброс пароля",
  "mail.reset.paragraph": "Кто-то запросил сброс пароля для аккаунта {name}.",
  "mail.reset.button": "Сбросить пароль",
  "mail.reset.note":
    "Ссылка срабатывает один раз и действует один час. Пока вы не сменили пароль, работает прежний.",
  "mail.reset.why": "Это были не вы? Ничего не делайте: ваш пароль не изменился.",
  "mail.notice.comment": "{who} комментирует «{what}»",
  "mail.notice.reply": "{who} отвечает на ваш комментарий к «{what}»",
  "mail.notice.like": "{who} ставит лайк: «{what}»",
  "mail.notice.comment_review": "{who} отвечает на ваш отзыв о «{what}»",
  "mail.notice.like_review": "Ваш отзыв о «{what}» полезен: {who}",
  "mail.notice.mention": "{who} упоминает вас: «{what}»",
  "mail.notice.follow": "У дневника «{what}» новый подписчик: {who}",
  "mail.notice.follow_you": "У вас новый подписчик: {who}",
  "mail.notice.solution": "Новый ответ от {who} на вопрос «{what}»",
  "mail.notice.solution_accepted": "Ваш ответ на вопрос «{what}» принят: {who}",
  "mail.notice.diary_new": "Новый дневник от {who}: «{what}»",
  "mail.notice.week_new": "Новая неделя от {who}: «{what}»",
  "mail.notice.problem_new": "Вопрос от {who}: {what}",
  "mail.notice.video_new": "Новое видео от {who}: «{what}»",
  "mail.notice.diary_approved": "Дневник «{what}» одобрен",
  "mail.notice.diary_rejected": "Дневник «{what}» отклонён",
  "mail.notice.diary_verified": "Дневник «{what}» подтверждён",
  "mail.notice.award_won": "«{what}»: премия Grow ваша",
  "mail.notice.award_won_you": "Вы получили премию Grow",
  "mail.notice.award_open": "Открыто голосование Grow Awards",
  "mail.notice.manager_add": "{what} приглашает вас управлять страницей бренда",
  "mail.notice.tester_add": "{what} приглашает вас тестировать товары",
  "mail.notice.giveaway_end": "Скоро закончится розыгрыш «{what}»",
  "mail.notice.giveaway_won": "Вы выиграли в розыгрыше «{what}». Ответьте вовремя, чтобы получить приз",
  "mail.notice.giveaway_won_reminder":
    "Осталось меньше 24 часов: ответьте, чтобы получить приз в розыгрыше «{what}»",
  "mail.notice.problem_product": "{who} спрашивает о вашем товаре: {what}",
  "mail.notice.review_new": "Новый отзыв от {who}: «{what}»",
  "mail.notice.brand_news": "Новинка бренда из ваших подписок: {what}",
  "mail.notice.scheme_update": "Обновилась схема питания {what}",
  "mail.notice.content_hidden": "Модератор скрыл вашу публикацию ({what})",
  "mail.notice.week_due": "Пора добавить следующую неделю в дневник «{what}»",
  "mail.notice.paragraph": "Привет, {name}! На Grow для вас кое-что новое.",
  "mail.notice.button": "Открыть на Grow",
  "mail.notice.why":
    "Это письмо пришло по вашим настройкам уведомлений. Отключить такие письма можно в любой момент.",
  "mail.confirm_new.subject": "Подтвердите новый адрес",
  "mail.confirm_new.preview": "Один клик, и мы будем писать сюда.",
  "mail.confirm_new.heading": "Подтвердите новый адрес",
  "mail.confirm_new.paragraph":
    "Привет, {name}! Подтвердите {email}, и он станет адресом вашего аккаунта. Ссылка действует 24 часа.",
  "mail.confirm_new.why": "Это были не вы? Просто удалите письмо. Без ссылки ничего не изменится.",
  "mail.account.email_changing.subject": "Ваш адрес скоро изменится",
  "mail.account.email_changing.paragraph":
    "Привет, {name}! Мы отправили ссылку на {what}. Когда адрес подтвердят, он заменит этот.",
  "mail.account.email_changed.subject": "Ваш адрес изменён",
  "mail.account.email_changed.paragraph":
    "Привет, {name}! Теперь адрес вашего аккаунта — {what}. Сюда мы больше не пишем.",
  "mail.account.password_changed.subject": "Ваш пароль изменён",
  "mail.account.password_changed.paragraph":
    "Привет, {name}! Пароль изменён, на других устройствах вы вышли из аккаунта.",
  "mail.account.provider_added.subject": "Теперь можно входить через {what}",
  "mail.account.provider_added.paragraph": "Привет, {name}! Вход через {what} привязан к вашему аккаунту.",
  "mail.account.provider_removed.subject": "Вход через {what} отключён",
  "mail.account.provider_removed.paragraph": "Привет, {name}! Вход через {what} отвязан от вашего аккаунта.",
  "mail.account.passkey_added.subject": "Добавлен ключ доступа",
  "mail.account.passkey_added.paragraph": "Привет, {name}! Теперь можно входить по ключу доступа «{what}».",
  "mail.account.passkey_removed.subject": "Ключ доступа удалён",
  "mail.account.passkey_removed.paragraph": "Привет, {name}! По ключу доступа «{what}» больше нельзя войти.",
  "mail.account.token_added.subject": "Создан токен доступа",
  "mail.account.token_added.paragraph":
    "Привет, {name}! Теперь программы с токеном доступа «{what}» могут работать с вашим аккаунтом.",
  "mail.account.codes_changed.subject": "Новые коды восстановления",
  "mail.account.codes_changed.paragraph":
    "Привет, {name}! Созданы новые коды восстановления. Старые больше не работают.",
  "mail.account.code_used.subject": "Использован код восстановления",
  "mail.account.code_used.paragraph": "Привет, {name}! Кто-то вошёл в ваш аккаунт по коду восстановления.",
  "mail.account.button": "Проверить аккаунт",
  "mail.account.cancel": "Это не я",
  "mail.account.why": "Это были не вы? Смените пароль и выйдите на всех остальных устройствах.",
  "mail.address_used.subject": "У вас уже есть аккаунт",
  "mail.address_used.paragraph":
    "Привет, {name}! Кто-то только что указал {email} как почту аккаунта Grow. Этот адрес уже принадлежит вашему аккаунту {name}. Если это были вы, войдите в него.",
  "mail.address_used.button": "Войти",
  "mail.address_used.note": "Забыли пароль? Его можно сбросить на странице входа.",
  "mail.address_used.why":
    "Это были не вы? Ничего не делайте. Без доступа к вашей почте адрес никто не подтвердит.",
  "mail.copy_ready.subject": "Ваши данные готовы",
  "mail.copy_ready.paragraph":
    "Привет, {name}! Здесь всё, что мы о вас храним, вместе с фото. Ссылка действует 7 дней.",
  "mail.copy_ready.button": "Скачать данные",
  "mail.copy_ready.note": "Если сайт попросит, сначала войдите: ссылка работает только для вас.",
  "mail.copy_ready.why": "Это были не вы? Смените пароль и выйдите на всех остальных устройствах.",
  "mail.delete_planned.subject": "Ваш аккаунт будет удалён",
  "mail.delete_planned.paragraph":
    "Привет, {name}! Мы удалим ваш аккаунт {date}. Войдите до этого дня, чтобы сохранить его.",
  "mail.delete_planned.button": "Сохранить аккаунт",
  "mail.delete_planned.why": "Это были не вы? Сохраните аккаунт и смените пароль.",
  "mail.farewell.subject": "Ваш аккаунт удалён",
  "mail.farewell.paragraph":
    "Привет, {name}! Аккаунт и личные данные удалены. Дневники и фото исчезнут окончательно в течение 30 дней. Спасибо, что растили вместе с нами.",
  "mail.farewell.why": "Это наше последнее письмо.",
  "mail.contact.subject": "Мы получили ваше сообщение (№ {number})",
  "mail.contact.paragraph":
    "Спасибо, что написали. Сообщение прочитает человек и ответит по почте, обычно в течение двух дней.",
  "mail.contact.why":
    "Вы нам не писали? Значит, кто-то ошибся в адресе. Просто не обращайте внимания на это письмо.",
  "mail.contact_reply.subject": "Re: {subject} (№ {number})",
  "mail.contact_reply.heading": "Здравствуйте, {name}!",
  "mail.contact_reply.button": "Написать ещё раз",
  "mail.contact_reply.why": "Вы получили это письмо, потому что писали нам.",
  "mail.alert.jobs":
    "{count, plural, one {# задача ждёт} few {# задачи ждут} many {# задач ждут} other {# задачи ждут}}, самая старая дольше 15 минут",
  "mail.alert.emails":
    "{count, plural, one {# письмо не отправляется} few {# письма не отправляются} many {# писем не отправляются} other {# письма не отправляются}}",
  "mail.alert.errors":
    "{count, plural, one {# новая ошибка} few {# новые ошибки} many {# новых ошибок} other {# новой ошибки}}",
  "mail.alert.button": "Открыть «Скорость и ошибки»",
  "mail.alert.why":
    "Вы получили это письмо, потому что сайт присылает сюда свои предупреждения, не чаще одного в час.",
  "mail.banner.approved.subject": "Баннер «{banner}» одобрен",
  "mail.banner.approved.paragraph":
    "Здравствуйте, {name}! Баннер бренда {brand} прошёл проверку. Он показывается в выбранные вами дни. Поставить его на паузу можно в любой момент.",
  "mail.banner.refused.subject": "Баннер «{banner}»: нужны правки",
  "mail.banner.refused.paragraph":
    "Здравствуйте, {name}! Пока мы не можем показывать этот баннер бренда {brand}. Исправьте вот что и отправьте его снова: {text}",
  "mail.banner.button": "Открыть баннер",
  "mail.banner.why": "Вы получили это письмо, потому что управляете брендом {brand} на Grow.",
  "mail.invoice.subject": "Счёт {number}: {total}",
  "mail.invoice.paragraph":
    "Здравствуйте, {name}! Это счёт за «{title}». Переведите {total} до {date} и укажите {number}. Тариф начнётся или продолжится, как только деньги придут.",
  "mail.invoice.follows":
    "Здравствуйте, {name}! Это счёт за «{title}»: {total}, срок оплаты — {date}. Куда платить, напишем отдельным письмом.",
  "mail.invoice.card":
    "Здравствуйте, {name}! Это счёт за «{title}»: до {date} нужно оплатить {total}. Откройте страницу тарифа, выберите его ещё раз и оплатите картой. Тариф продолжится, как только оплата подтвердится.",
  "mail.invoice.button": "Посмотреть счёт",
  "mail.invoice.why": "Вы получили это письмо, потому что оформили заказ на Grow.",
  "mail.plan.premium.renews.subject": "Premium закончится {date}: продлить за {total}?",
  "mail.plan.premium.renews.paragraph":
    "Здравствуйте, {name}! Ваш Premium действует до {date}, на следующий срок мы выставили счёт {number}: {total}. Оплатите его, и Premium продолжится. Если не оплатить, он просто закончится: сами мы ничего не списываем.",
  "mail.plan.premium.ends.subject": "Premium закончится {date}",
  "mail.plan.premium.ends.paragraph":
    "Здравствуйте, {name}! Ваш Premium закончится {date}. Продлите его, чтобы и дальше читать дневники целиком. Ваши дневники остаются бесплатными.",
  "mail.plan.premium.ended.subject": "Ваш Premium закончился",
  "mail.plan.premium.ended.paragraph":
    "Здравствуйте, {name}! Ваш Premium закончился {date}. Подключить его снова можно в любой момент. Ваши дневники остаются бесплатными.",
  "mail.plan.partner.renews.subject": "Тариф {brand} закончится {date}: продлить за {total}?",
  "mail.plan.partner.renews.paragraph":
    "Здравствуйте, {name}! Тариф {brand} действует до {date}, на следующий срок мы выставили счёт {number}: {total}. Оплатите его, и тариф продолжится. Если не оплатить, он просто закончится: сами мы ничего не списываем.",
  "mail.plan.partner.ends.subject": "Тариф {brand} закончится {date}",
  "mail.plan.partner.ends.paragraph":
    "Здравствуйте, {name}! Тариф {brand} закончится {date}. Закажите его снова, чтобы сохранить лимиты. Страница останется на сайте.",
  "mail.plan.partner.ended.subject": "Тариф {brand} закончился",
  "mail.plan.partner.ended.paragraph":
    "Здравствуйте, {name}! Тариф {brand} закончился {date}. Страница и всё на ней остаются на сайте. Заказать его снова можно в любой момент.",
  "mail.plan.button": "Управлять тарифом",
  "mail.digest.subject":
    "{count, plural, one {# новость на Grow} few {# новости на Grow} many {# новостей на Grow} other {# новости на Grow}}",
  "mail.digest.heading": "Пока вы возились с кустами",
  "mail.digest.paragraph": "Привет, {name}! Вот что вы пропустили.",
  "mail.digest.more": "{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}",
  "mail.digest.button": "Все уведомления",
  "mail.digest.last.subject": "Сводок пока больше не будет",
  "mail.digest.last.paragraph":
    "Привет, {name}! Вы не заходили три месяца, поэтому это последняя сводка. Загляните на Grow, и они снова начнут приходить.",
  "mail.digest.why": "Это письмо пришло, потому что вы выбрали сводку по почте.",
  "mail.newsletter.from": "{brand}, бренд, на который вы подписаны на Grow",
  "mail.newsletter.why":
    "Вы получили эту рассылку, потому что подписаны на {brand} на Grow и разрешили письма от брендов. {brand} не видит ваш адрес.",
  "mail.newsletter.stop": "Отписаться от писем {brand}",
  "mail.newsletter.stop_all": "Отписаться от писем всех брендов",
  "mail.newsletter.settings": "Все настройки писем",
  "mail.newsletter.test": "Проверка: {title}",
  "push.news":
    "{count, plural, one {# новое уведомление} few {# новых уведомления} many {# новых уведомлений} other {# нового уведомления}}",
  "push.messages":
    "{count, plural, one {# новое сообщение} few {# новых сообщения} many {# новых сообщений} other {# нового сообщения}}",
  "mail.unsubscribe": "Отключить эти письма",
  "mail.copy": "Или скопируйте ссылку:",
  "mail.foot": "Grow. Для взрослых и только там, где это законно.",
};
