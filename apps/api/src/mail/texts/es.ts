import type { MailTexts } from "./en.ts";

export const es: MailTexts = {
  "mail.confirm.subject": "Confirma tu correo",
  "mail.confirm.preview": "Un clic y ya puedes publicar la semana 1.",
  "mail.confirm.heading": "Confirma tu correo",
  "mail.confirm.paragraph":
    "Hola, {name}: confirma tu correo y ya puedes empezar tu diario. El enlace vale 24 horas.",
  "mail.confirm.button": "Confirmar {email}",
  "mail.confirm.why":
    "¿No has creado una cuenta? Ignora este correo: sin el enlace nadie puede confirmar tu dirección.",
  "mail.reset.subject": "Cambia tu contraseña",
  "mail.reset.preview": "El enlace vale una hora.",
  "mail.reset.heading": "Cambia tu contraseña",
  "mail.reset.paragraph": "Alguien ha pedido cambiar la contraseña de {name}.",
  "mail.reset.button": "Cambiar contraseña",
  "mail.reset.note":
    "El enlace vale una hora y una sola vez. Hasta que la cambies, tu contraseña de siempre sigue valiendo.",
  "mail.reset.why": "¿No has sido tú? Ignora este correo. Tu contraseña no ha cambiado.",
  "mail.notice.comment": "{who} ha comentado en {what}",
  "mail.notice.reply": "{who} ha respondido a tu comentario en {what}",
  "mail.notice.like": "A {who} le gusta algo de {what}",
  "mail.notice.comment_review": "{who} ha respondido a tu reseña de «{what}»",
  "mail.notice.like_review": "A {who} le ha sido útil tu reseña de «{what}»",
  "mail.notice.mention": "{who} te ha mencionado en «{what}»",
  "mail.notice.follow": "{who} sigue tu diario {what}",
  "mail.notice.follow_you": "{who} te sigue",
  "mail.notice.solution": "{who} ha respondido a «{what}»",
  "mail.notice.solution_accepted": "{who} ha aceptado tu respuesta a «{what}»",
  "mail.notice.diary_new": "{who} ha empezado un diario: {what}",
  "mail.notice.week_new": "{who} ha añadido una semana a {what}",
  "mail.notice.problem_new": "{who} pregunta: {what}",
  "mail.notice.video_new": "{who} ha publicado «{what}»",
  "mail.notice.diary_approved": "{what} está aprobado",
  "mail.notice.diary_rejected": "{what} no se ha aprobado",
  "mail.notice.diary_verified": "{what} ya es un cultivo verificado",
  "mail.notice.award_won": "{what} ha ganado un premio Grow",
  "mail.notice.award_won_you": "Has ganado un premio Grow",
  "mail.notice.award_open": "Ya puedes votar en los Grow Awards",
  "mail.notice.manager_add": "{what} te invita a gestionar su página",
  "mail.notice.tester_add": "{what} te invita a probar sus productos",
  "mail.notice.giveaway_end": "El sorteo «{what}» termina pronto",
  "mail.notice.giveaway_won": "Has ganado en «{what}». Responde a tiempo para recibir tu premio",
  "mail.notice.giveaway_won_reminder":
    "Te quedan menos de 24 horas para responder y recibir tu premio de «{what}»",
  "mail.notice.problem_product": "{who} ha preguntado sobre tu producto: {what}",
  "mail.notice.review_new": "{who} ha reseñado {what}",
  "mail.notice.brand_news": "Novedades de una marca que sigues: {what}",
  "mail.notice.scheme_update": "{what} ha actualizado una tabla de cultivo",
  "mail.notice.content_hidden": "Un moderador ha ocultado una de tus publicaciones ({what})",
  "mail.notice.week_due": "Te toca añadir la siguiente semana a {what}",
  "mail.notice.paragraph": "Hola, {name}: hay novedades para ti en Grow.",
  "mail.notice.button": "Ver en Grow",
  "mail.notice.why":
    "Recibes este correo por tus ajustes de notificaciones. Puedes desactivarlo cuando quieras.",
  "mail.confirm_new.subject": "Confirma tu nuevo correo",
  "mail.confirm_new.preview": "Un clic y usaremos esta dirección.",
  "mail.confirm_new.heading": "Confirma tu nuevo correo",
  "mail.confirm_new.paragraph":
    "Hola, {name}: confirma {email} y será el correo de tu cuenta. El enlace dura 24 horas.",
  "mail.confirm_new.why": "¿No lo has pedido tú? Ignora este correo. Sin el enlace no cambia nada.",
  "mail.account.email_changing.subject": "Tu correo está a punto de cambiar",
  "mail.account.email_changing.paragraph":
    "Hola, {name}: hemos enviado un enlace a {what}. Cuando se confirme desde allí, esa dirección sustituirá a esta.",
  "mail.account.email_changed.subject": "Tu correo ha cambiado",
  "mail.account.email_changed.paragraph":
    "Hola, {name}: tu cuenta usa ahora {what}. No volveremos a escribir a esta dirección.",
  "mail.account.password_changed.subject": "Tu contraseña ha cambiado",
  "mail.account.password_changed.paragraph":
    "Hola, {name}: se ha cambiado tu contraseña y se ha cerrado la sesión en los demás dispositivos.",
  "mail.account.provider_added.subject": "Ya puedes entrar con {what}",
  "mail.account.provider_added.paragraph":
    "Hola, {name}: {what} está vinculado a tu cuenta y sirve para entrar.",
  "mail.account.provider_removed.subject": "Ya no puedes entrar con {what}",
  "mail.account.provider_removed.paragraph": "Hola, {name}: {what} ya no está vinculado a tu cuenta.",
  "mail.account.passkey_added.subject": "Nueva llave de acceso",
  "mail.account.passkey_added.paragraph": "Hola, {name}: ya puedes entrar con la llave de acceso «{what}».",
  "mail.account.passkey_removed.subject": "Llave de acceso eliminada",
  "mail.account.passkey_removed.paragraph":
    "Hola, {name}: la llave de acceso «{what}» ya no sirve para entrar.",
  "mail.account.token_added.subject": "Nuevo token de acceso",
  "mail.account.token_added.paragraph":
    "Hola, {name}: los programas que usen el token de acceso «{what}» ya pueden acceder a tu cuenta.",
  "mail.account.codes_changed.subject": "Tienes códigos de recuperación nuevos",
  "mail.account.codes_changed.paragraph":
    "Hola, {name}: se han creado códigos de recuperación nuevos. Los anteriores ya no valen.",
  "mail.account.code_used.subject": "Se ha usado un código de recuperación",
  "mail.account.code_used.paragraph":
    "Hola, {name}: alguien ha entrado en tu cuenta con un código de recuperación.",
  "mail.account.button": "Revisar mi cuenta",
  "mail.account.cancel": "No he sido yo",
  "mail.account.why": "¿No has sido tú? Cambia la contraseña y cierra las demás sesiones.",
  "mail.address_used.subject": "Ya tienes una cuenta",
  "mail.address_used.paragraph":
    "Hola, {name}: alguien acaba de poner {email} como correo de una cuenta de Grow. Ya pertenece a tu cuenta {name}. Si has sido tú, entra en ella.",
  "mail.address_used.button": "Entrar",
  "mail.address_used.note": "¿Has olvidado la contraseña? Puedes restablecerla en la página de acceso.",
  "mail.address_used.why":
    "¿No has sido tú? Ignora este correo. Nadie puede confirmar tu dirección sin leer tu buzón.",
  "mail.copy_ready.subject": "Tus datos están listos",
  "mail.copy_ready.paragraph":
    "Hola, {name}: aquí está todo lo que guardamos sobre ti, con tus fotos. El enlace dura 7 días.",
  "mail.copy_ready.button": "Descargar mis datos",
  "mail.copy_ready.note": "Entra en tu cuenta si te lo pedimos: el enlace solo funciona para ti.",
  "mail.copy_ready.why": "¿No lo has pedido tú? Cambia la contraseña y cierra las demás sesiones.",
  "mail.delete_planned.subject": "Tu cuenta se va a eliminar",
  "mail.delete_planned.paragraph":
    "Hola, {name}: eliminaremos tu cuenta el {date}. Entra antes si quieres conservarla.",
  "mail.delete_planned.button": "Conservar mi cuenta",
  "mail.delete_planned.why": "¿No has sido tú? Conserva la cuenta y cambia la contraseña.",
  "mail.farewell.subject": "Tu cuenta se ha eliminado",
  "mail.farewell.paragraph":
    "Hola, {name}: tu cuenta y tus datos personales ya no existen. Tus diarios y fotos se eliminarán del todo en 30 días. Gracias por cultivar con nosotros.",
  "mail.farewell.why": "Este es nuestro último correo.",
  "mail.contact.subject": "Hemos recibido tu mensaje (n.º {number})",
  "mail.contact.paragraph":
    "Gracias por escribirnos. Lo lee una persona y te responde por correo, casi siempre en menos de dos días.",
  "mail.contact.why":
    "¿No nos has escrito? Alguien se equivocó al poner su dirección: puedes ignorar este correo.",
  "mail.contact_reply.subject": "Re: {subject} (n.º {number})",
  "mail.contact_reply.heading": "Hola, {name}:",
  "mail.contact_reply.button": "Volver a escribir",
  "mail.contact_reply.why": "Recibes este correo porque nos escribiste.",
  "mail.alert.jobs":
    "{count, plural, one {# tarea espera} other {# tareas esperan}}, la más antigua desde hace más de 15 minutos",
  "mail.alert.emails": "{count, plural, one {# correo falla} other {# correos fallan}}",
  "mail.alert.errors": "{count, plural, one {# error nuevo} other {# errores nuevos}}",
  "mail.alert.button": "Abrir Velocidad y errores",
  "mail.alert.why": "Recibes este correo porque el sitio envía aquí sus avisos, como mucho uno por hora.",
  "mail.banner.approved.subject": "«{banner}» está aprobado",
  "mail.banner.approved.paragraph":
    "Hola, {name}: el banner de {brand} ha pasado la revisión. Se mostrará los días que elegiste y puedes pausarlo cuando quieras.",
  "mail.banner.refused.subject": "«{banner}» necesita cambios",
  "mail.banner.refused.paragraph":
    "Hola, {name}: aún no podemos mostrar este banner de {brand}. Cambia esto y vuelve a enviarlo: {text}",
  "mail.banner.button": "Abrir banner",
  "mail.banner.why": "Recibes este correo porque gestionas {brand} en Grow.",
  "mail.invoice.subject": "Factura {number}: {total}",
  "mail.invoice.paragraph":
    "Hola, {name}: aquí tienes tu factura de {title}. Transfiere {total} antes del {date} con la referencia {number}. Tu plan empieza o sigue en cuanto nos llegue.",
  "mail.invoice.follows":
    "Hola, {name}: aquí tienes tu factura de {title}: {total}, con vencimiento el {date}. Te escribiremos dónde pagarla.",
  "mail.invoice.card":
    "Hola, {name}: aquí tienes la factura de {title}: {total}, con vencimiento el {date}. Abre tu plan, elígelo otra vez y paga con tarjeta. Tu plan sigue en cuanto se confirme el pago.",
  "mail.invoice.button": "Ver factura",
  "mail.invoice.why": "Recibes este correo por tu pedido en Grow.",
  "mail.plan.premium.renews.subject": "Sigue con Premium después del {date} por {total}",
  "mail.plan.premium.renews.paragraph":
    "Hola, {name}: tu Premium termina el {date}. La factura {number} es para el periodo siguiente: {total}. Si la pagas, Premium sigue; si no, termina. No hay cobros automáticos.",
  "mail.plan.premium.ends.subject": "Premium termina el {date}",
  "mail.plan.premium.ends.paragraph":
    "Hola, {name}: tu Premium termina el {date}. Amplíalo para seguir leyendo diarios completos. Tus diarios siguen siendo gratis.",
  "mail.plan.premium.ended.subject": "Tu Premium ha terminado",
  "mail.plan.premium.ended.paragraph":
    "Hola, {name}: tu Premium terminó el {date}. Puedes volver a contratarlo cuando quieras. Tus diarios siguen siendo gratis.",
  "mail.plan.partner.renews.subject": "Mantén el plan de {brand} después del {date} por {total}",
  "mail.plan.partner.renews.paragraph":
    "Hola, {name}: el plan de {brand} termina el {date}. La factura {number} es para el periodo siguiente: {total}. Si la pagas, el plan sigue; si no, termina. No hay cobros automáticos.",
  "mail.plan.partner.ends.subject": "El plan de {brand} termina el {date}",
  "mail.plan.partner.ends.paragraph":
    "Hola, {name}: el plan de {brand} termina el {date}. Pídelo de nuevo para mantener sus límites. La página sigue en línea.",
  "mail.plan.partner.ended.subject": "El plan de {brand} ha terminado",
  "mail.plan.partner.ended.paragraph":
    "Hola, {name}: el plan de {brand} terminó el {date}. La página y todo su contenido siguen en línea. Puedes pedirlo de nuevo cuando quieras.",
  "mail.plan.button": "Gestionar plan",
  "mail.digest.subject": "{count, plural, one {# novedad en Grow} other {# novedades en Grow}}",
  "mail.digest.heading": "Mientras cuidabas tus plantas",
  "mail.digest.paragraph": "Hola, {name}: esto es lo que te has perdido.",
  "mail.digest.more": "{count, plural, one {y # más} other {y # más}}",
  "mail.digest.button": "Ver todas",
  "mail.digest.last.subject": "Dejamos de enviarte resúmenes por ahora",
  "mail.digest.last.paragraph":
    "Hola, {name}: hace tres meses que no pasas por aquí, así que este es tu último resumen por ahora. Entra en Grow y volverán a llegarte.",
  "mail.digest.why": "Recibes este correo porque elegiste un resumen.",
  "mail.newsletter.from": "{brand}, una marca que sigues en Grow",
  "mail.newsletter.why":
    "Recibes este boletín porque sigues a {brand} en Grow y permites correos de marcas. {brand} no ve tu dirección.",
  "mail.newsletter.stop": "No recibir más correos de {brand}",
  "mail.newsletter.stop_all": "No recibir más correos de ninguna marca",
  "mail.newsletter.settings": "Todos los ajustes de correo",
  "mail.newsletter.test": "Prueba: {title}",
  "push.news": "{count, plural, one {# notificación nueva} other {# notificaciones nuevas}}",
  "push.messages": "{count, plural, one {Tienes un mensaje nuevo} other {Tienes # mensajes nuevos}}",
  "mail.unsubscribe": "Desactivar estos correos",
  "mail.copy": "O copia este enlace:",
  "mail.foot": "Grow. Para adultos, donde es legal.",
};
