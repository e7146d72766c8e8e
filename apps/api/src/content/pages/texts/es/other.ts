import type { PageText } from "../page-text.ts";

/** Opening words of pages that are more than a text. */
export const contact: PageText = {
  title: "Contacto",
  description: "Escribe a las personas que llevan Grow.",
  text: `
<p>¿Una pregunta, una idea, algo que no funciona? Escríbenos y te responderá una persona, normalmente en dos días.</p>
<p>O por correo: <a href="mailto:{email}">{email}</a></p>
`,
};

export const partner: PageText = {
  title: "Para marcas",
  description:
    "Gestiona tu marca en Grow: productos, tablas de cultivo, testers y respuestas a cultivadores.",
  text: "<p>Tus productos ya están en los diarios de los cultivadores. En el portal de marcas cuidas tu página, respondes a reseñas y encuentras testers.</p>",
};

export const premium: PageText = {
  title: "Premium",
  description: "Lee diarios bloqueados semana a semana, sin anuncios.",
  text: "<p>Premium abre todos los diarios bloqueados y oculta los anuncios. Llevar tu propio diario sigue siendo gratis.</p>",
};

export const widget: PageText = {
  title: "Pon tu diario en tu web",
  description: "Una tarjeta pequeña de un diario, un cultivador o una marca, para cualquier web.",
  text: "<p>Elige un diario, copia una línea y pégala en tu web. La tarjeta se actualiza sola, en modo claro u oscuro, sin cookies ni scripts.</p>",
};

export const welcome: PageText = {
  title: "Te damos la bienvenida a Grow",
  description: "Qué bien que estés aquí. Por dónde empezar.",
  text: `<p>Qué bien que estés aquí. <a href="/diaries/edit/new">Empieza un diario</a> o mira qué cultivan los demás: <a href="/explore">explora diarios</a>.</p>`,
};
