import type { PageText } from "../page-text.ts";

export const imprint: PageText = {
  title: "Impressum",
  description: "Wer diese Seite betreibt und wie du uns erreichst.",
  text: `
<h2>Betreiber</h2>
<p>{operator}<br />{address}</p>
<h2>Kontakt</h2>
<p>E-Mail: <a href="mailto:{email}">{email}</a><br />Formular: <a href="/contact">Schreib uns</a></p>
<h2>Kontaktstelle für Behörden und Nutzer</h2>
<p>Nach Artikel 11 und 12 des Gesetzes über digitale Dienste der EU (Digital Services Act) erreichst du uns unter derselben E-Mail-Adresse, auf Englisch oder Deutsch.</p>
<h2>Verantwortlich für den Inhalt</h2>
<p>{operator}, Anschrift wie oben. Tagebücher, Kommentare, Fragen und Bewertungen stammen von ihren Autoren. Rechtswidrige Inhalte meldest du am schnellsten mit „Melden“ direkt daneben.</p>
`,
};
