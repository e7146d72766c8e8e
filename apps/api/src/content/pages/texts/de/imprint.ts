import type { PageText } from "../page-text.ts";

export const imprint: PageText = {
  title: "Impressum",
  description: "Wer diese Seite betreibt und wie du uns erreichst.",
  text: `
<h2>Betreiber</h2>
<p>{operator}<br />{address}</p>
<h2>Kontakt</h2>
<p>E-Mail: <a href="mailto:{email}">{email}</a><br />Formular: <a href="/contact">schreib uns</a></p>
<h2>Zentrale Kontaktstelle für Behörden und Nutzer</h2>
<p>Nach den Artikeln 11 und 12 des EU-Gesetzes über digitale Dienste (Digital Services Act, Verordnung (EU) 2022/2065) erreichst du uns unter derselben E-Mail-Adresse, auf Englisch oder Deutsch.</p>
<h2>Verantwortlich für den Inhalt</h2>
<p>{operator}, Anschrift wie oben. Tagebücher, Kommentare, Fragen und Bewertungen schreiben die Grower selbst. Rechtswidrige Inhalte meldest du am schnellsten mit „Melden“ direkt daneben.</p>
`,
};
