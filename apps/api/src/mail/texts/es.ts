import type { MailTexts } from "./en.ts";

export const es: MailTexts = {
  "mail.confirm.subject": "Confirma tu correo",
  "mail.confirm.preview": "Un toque y ya puedes empezar la semana 1.",
  "mail.confirm.heading": "Confirma tu correo",
  "mail.confirm.paragraph":
    "Hola, {name}: con un toque esta dirección queda como tuya en Grow. El enlace sirve durante 24 horas.",
  "mail.confirm.button": "Confirmar {email}",
  "mail.confirm.why":
    "¿No te has registrado? No hagas nada: sin el enlace nadie puede confirmar esta dirección.",
  "mail.reset.subject": "Elige una contraseña nueva",
  "mail.reset.preview": "El enlace sirve durante una hora.",
  "mail.reset.heading": "Una contraseña nueva",
  "mail.reset.paragraph": "Alguien ha pedido una contraseña nueva para {name}.",
  "mail.reset.button": "Elegir contraseña nueva",
  "mail.reset.note":
    "El enlace sirve durante una hora y una sola vez. Hasta entonces vale tu contraseña de siempre.",
  "mail.reset.why": "¿No has sido tú? No ha cambiado nada; puedes ignorar este mensaje.",
  "mail.notice.comment": "{who} ha comentado en {what}",
  "mail.notice.reply": "{who} ha respondido a tu comentario en {what}",
  "mail.notice.like": "A {who} le gusta algo de {what}",
  "mail.notice.follow": "{who} sigue tu diario {what}",
  "mail.notice.follow_you": "{who} te sigue",
  "mail.notice.diary_approved": "{what} ha sido aprobado",
  "mail.notice.diary_rejected": "{what} no ha sido aprobado",
  "mail.notice.diary_verified": "{what} ya es un cultivo verificado",
  "mail.notice.paragraph": "Hola, {name}: hay novedades para ti en Grow.",
  "mail.notice.button": "Verlo",
  "mail.notice.why":
    "Recibes este correo porque así lo piden tus ajustes. Puedes desactivarlo allí cuando quieras.",
  "mail.copy": "O copia esta dirección:",
  "mail.foot": "Grow. Para mayores de edad, donde la ley lo permite.",
};
