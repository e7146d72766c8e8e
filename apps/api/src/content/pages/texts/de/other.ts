import type { PageText } from "../page-text.ts";

/** Opening words of pages that are more than a text. */
export const contact: PageText = {
  title: "Kontakt",
  description: "Schreib den Leuten hinter Grow.",
  text: `
<p>Eine Frage, eine Idee, etwas kaputt? Schreib uns. Dir antwortet ein Mensch, meist innerhalb von zwei Tagen.</p>
<p>Oder per E-Mail: <a href="mailto:{email}">{email}</a></p>
`,
};

export const partner: PageText = {
  title: "Für Marken",
  description: "Verwalte deine Marke auf Grow: Produkte, Düngeschemas, Tester und Antworten an Grower.",
  text: "<p>Deine Produkte kommen längst in Tagebüchern vor. Im Markenportal pflegst du deine Seite, antwortest auf Bewertungen und findest Tester.</p>",
};

export const premium: PageText = {
  title: "Premium",
  description: "Lies gesperrte Tagebücher Woche für Woche, ohne Werbung.",
  text: "<p>Premium öffnet alle gesperrten Tagebücher und blendet Werbung aus. Dein eigenes Tagebuch bleibt kostenlos.</p>",
};

export const widget: PageText = {
  title: "Dein Tagebuch auf deiner eigenen Website",
  description: "Eine kleine Karte mit einem Tagebuch, einem Grower oder einer Marke für jede Website.",
  text: "<p>Wähl ein Tagebuch, kopier eine Zeile und füg sie auf deiner Website ein. Die Karte aktualisiert sich von selbst, kann hell und dunkel und braucht weder Cookies noch Skripte.</p>",
};

export const welcome: PageText = {
  title: "Willkommen bei Grow",
  description: "Schön, dass du da bist. Das kannst du als Erstes machen.",
  text: `<p>Schön, dass du da bist. <a href="/diaries/edit/new">Beginn ein Tagebuch</a> oder schau, was andere growen: <a href="/explore">Tagebücher ansehen</a>.</p>`,
};
