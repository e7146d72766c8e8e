import type { PageText } from "../page-text.ts";

export const start: PageText = {
  title: "Deine erste Woche auf Grow",
  description: "Vom Samen bis zur ersten veröffentlichten Woche, in vier kleinen Schritten.",
  text: `
<p>Du brauchst kein perfektes Setup und keine perfekte Pflanze. Du brauchst einen Samen, ein Handy und fünf Minuten pro Woche.</p>
<h2>1. Schau dich um</h2>
<p>Schau, was andere auf einer Fläche wie deiner machen: <a href="/explore">Tagebücher ansehen</a>, nach Licht, Standort und Substrat. Noch keine Sorte? <a href="/strains">Vergleich Sorten</a> danach, was Grower wirklich geerntet haben, und <a href="/seedbank">Seedbanks</a> nach ihren Bewertungen.</p>
<h2>2. Leg ein Konto an</h2>
<p>Zum <a href="/auth/signup">Konto anlegen</a> reichen ein Name und ein Passwort. Niemand muss wissen, wer du bist.</p>
<h2>3. Beginn ein Tagebuch</h2>
<p><a href="/diaries/edit/new">Tagebuch beginnen</a>: ein Name, was du growst und wo. Growzelt, Lampen und Dünger kannst du später hinzufügen.</p>
<h2>4. Schreib deine erste Woche</h2>
<p>Mach ein Foto, schreib zwei Sätze, trag die Messwerte ein, die du hast. Fertig ist die Woche. Nächste Woche siehst du den Unterschied, und alle, die dir folgen, sehen ihn auch.</p>
<h2>Wenn etwas schiefgeht</h2>
<p>Irgendwas geht immer schief. Schau unter <a href="/grow-questions/key">Symptom finden</a> nach oder <a href="/grow-questions">stell eine Frage</a> mit Foto: Irgendwer hatte das schon mal.</p>
`,
};
