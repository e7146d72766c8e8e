import type { PageText } from "../page-text.ts";

export const careers: PageText = {
  title: "Arbeiten bei Grow",
  description: "Jobs bei Grow: wen wir suchen und wie du dich bewirbst.",
  text: `
<p>Wir sind ein kleines Team und bauen an genau einer Sache: dem besten Ort, an dem Grower voneinander lernen.</p>
<h2>Wen wir suchen</h2>
<ul>
<li><strong>Grower, die schreiben.</strong> Du erklärst einen Mangel so, dass ihn auch Anfänger verstehen, auf Englisch, Deutsch, Spanisch, Russisch oder Thai.</li>
<li><strong>Moderation.</strong> Du bist geduldig und fair und erkennst ein echtes Tagebuch, wenn du eins siehst. Ein paar Stunden pro Woche, bezahlt.</li>
<li><strong>Entwicklung und Design.</strong> Du magst schnelle Seiten, ehrliche Zahlen und Software, die auch im Growzelt ohne Empfang läuft.</li>
</ul>
<h2>So bewirbst du dich</h2>
<p>Schreib ein paar Zeilen an <a href="mailto:{email}">{email}</a>: wer du bist, was du auf Grow als Erstes ändern würdest, und dazu etwas, das du gemacht hast. Kein Lebenslauf nach Vorlage, kein Anschreiben. Innerhalb von zwei Wochen antwortet dir ein Mensch.</p>
<h2>So arbeiten wir</h2>
<p>Von überall, zu deinen Zeiten, mit wenigen Meetings. Für gleiche Arbeit zahlen wir gleich viel, egal, wo du lebst.</p>
`,
};
