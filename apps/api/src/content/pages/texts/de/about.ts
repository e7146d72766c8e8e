import type { PageText } from "../page-text.ts";

export const about: PageText = {
  title: "Über Grow",
  description:
    "Auf Grow halten Grower Woche für Woche fest, was sie gemacht haben, und lernen aus den Zahlen der anderen.",
  text: `
<p>Grow ist für alle, die Cannabis anbauen, wo es legal ist. Du führst ein Tagebuch, Woche für Woche, mit Fotos und Messwerten. Alle anderen sehen, wie es wirklich lief: die Fehler, die Rettung, die Ernte.</p>
<h2>Warum Tagebücher</h2>
<p>Samentüten versprechen, Foren streiten, Tagebücher zeigen. Wenn 40 Leute dieselbe Sorte growen und jede Woche festhalten, siehst du, wie hoch sie wird, wie lange sie braucht und was sie unter einer Lampe wie deiner bringt. Das ist die Idee hinter jeder Zahl auf dieser Seite.</p>
<h2>So zählen wir</h2>
<ul>
<li>Unsere Zahlen kommen aus öffentlichen, abgeschlossenen Tagebüchern, nie aus dem Prospekt eines Breeders. Wo wir Angaben des Breeders zeigen, sagen wir es dazu.</li>
<li>Wir zählen Grower, nicht Tagebücher. Bei weniger als 5 Growern zeigen wir keine Zahl und sagen dir, warum.</li>
<li>Bewertungen kommen von Leuten, die die Sorte selbst angebaut oder das Produkt selbst benutzt haben. Noten von den Leuten einer Marke sind markiert und zählen nie mit.</li>
</ul>
<h2>Womit wir Geld verdienen</h2>
<p>Marken zahlen für ihren Platz im <a href="/partner">Markenportal</a> und für Werbung, die immer gekennzeichnet ist. Grower können <a href="/premium">Premium</a> kaufen. Eine bessere Note, einen höheren Platz in einer Liste oder eine gelöschte Bewertung kann niemand kaufen.</p>
<h2>Was dir gehört</h2>
<p>Deine Tagebücher, Fotos und Messwerte gehören dir. Du kannst jederzeit alles herunterladen, anderswo weiternutzen und löschen, wann du willst. Aus jedem Foto, das du hochlädst, entfernen wir den Standort.</p>
<h2>Wer hinter Grow steht</h2>
<p>{operator} betreibt diese Seite. Fragen, Ideen, Kritik: <a href="mailto:{email}">{email}</a>. Alles Weitere findest du im <a href="/imprint">Impressum</a>.</p>
`,
};
