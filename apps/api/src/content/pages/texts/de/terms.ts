import type { PageText } from "../page-text.ts";

export const terms: PageText = {
  title: "Nutzungsbedingungen",
  description: "Die Regeln für Grow, in klaren Worten.",
  text: `
<p>{operator} betreibt {host}. Diese Bedingungen gelten zwischen dir und uns als Betreiber. Wir haben versucht, sie so zu schreiben, dass du sie auch lesen kannst.</p>
<h2>Wer Grow nutzen kann</h2>
<ul>
<li>Du bist volljährig, mindestens 18 und alt genug, um an deinem Wohnort Cannabis anzubauen oder zu kaufen.</li>
<li>Du baust nur an, was das Gesetz an deinem Wohnort erlaubt. Das Gesetz musst du selbst kennen: Nichts auf dieser Seite ist Rechtsberatung.</li>
<li>Eine Person, ein Konto. Marken nutzen das Markenportal.</li>
</ul>
<h2>Dein Konto</h2>
<p>Behalt dein Passwort für dich. Du bist dafür verantwortlich, was mit deinem Konto passiert, bis du uns sagst, dass jemand anderes Zugriff darauf hat. Du kannst es jederzeit löschen.</p>
<h2>Was du veröffentlichst</h2>
<p>Es bleibt deins. Wenn du etwas veröffentlichst, erlaubst du uns, es zu speichern, auf Grow zu zeigen, umzuwandeln, zu übersetzen und auffindbar zu machen, solange es online ist. Löschst du es, endet diese Erlaubnis, und wir entfernen es innerhalb von 30 Tagen. Was andere bis dahin zitiert oder kopiert haben, liegt nicht in unserer Hand.</p>
<p>Veröffentliche nur, was du veröffentlichen darfst: eigene Fotos und Texte oder solche von Leuten, die zugestimmt haben.</p>
<h2>Was nicht erlaubt ist</h2>
<ul>
<li>Cannabis, Samen oder andere Waren verkaufen, kaufen, verschenken oder eine Übergabe verabreden, wo das Gesetz es verbietet.</li>
<li>Alles, was Minderjährige zeigt oder sich an sie richtet.</li>
<li>Heilversprechen. Du darfst schreiben, wie etwas bei dir gewirkt hat. Du darfst nicht versprechen, dass es andere heilt.</li>
<li>Beleidigungen, Drohungen, Hass, Doxxing, Nacktheit, Gewalt.</li>
<li>Erfundene Tagebücher, geklaute Fotos, gekaufte oder getauschte Bewertungen und Stimmen sowie Werbung, die sich als Tagebuch tarnt.</li>
<li>Spam, Scraping, das die Seite für andere bremst, Angriffe und Versuche, Limits oder Rechte zu umgehen.</li>
</ul>
<h2>Was wir bei Verstößen tun</h2>
<p>Die Moderation kann einen Beitrag ausblenden, ihn entfernen oder ein Konto sperren, auf Zeit oder dauerhaft. Wir sagen dir, was wir getan haben, warum und um welche Regel es ging. Du kannst auf diese Nachricht antworten. Dann prüft jemand anderes die Entscheidung noch einmal. Du kannst dich auch an ein Gericht oder an eine zertifizierte außergerichtliche Streitbeilegungsstelle in deinem Land wenden.</p>
<p>Wenn du etwas in gutem Glauben meldest, sagen wir dir, wie wir entschieden haben. Wenn jemand immer wieder grundlos meldet, können wir die Bearbeitung dieser Meldungen eine Zeit lang aussetzen.</p>
<h2>Wie Listen sortiert sind</h2>
<p>So, wie du es wählst: Neueste, Beliebteste, höchster Ertrag und so weiter. „Empfohlen“ richtet sich nach deiner Sprache, Likes, Kommentaren und danach, wie vollständig und wie aktuell ein Tagebuch ist. Einen Platz kann niemand kaufen. Werbung ist gekennzeichnet und sagt dir, wer zahlt und warum du sie siehst.</p>
<h2>Was wir versprechen und was nicht</h2>
<p>Wir betreiben Grow mit Sorgfalt, können aber nicht versprechen, dass es immer online oder fehlerfrei ist. Tipps, Zahlen und Bewertungen kommen von anderen Growern: Denk selbst mit, vor allem bei Strom, Chemie und deiner Gesundheit.</p>
<p>Wir haften unbeschränkt bei Vorsatz, bei grober Fahrlässigkeit und bei der Verletzung von Leben, Körper oder Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine, ohne die der Vertrag nicht funktioniert und auf die du dich verlassen darfst, und dann nur für den vertragstypischen, vorhersehbaren Schaden. Deine gesetzlichen Rechte als Verbraucher bleiben unberührt.</p>
<h2>Änderungen</h2>
<p>Wenn wir diese Bedingungen wesentlich ändern, sagen wir dir mindestens 30 Tage vorher Bescheid. Wenn du nicht einverstanden bist, kannst du bis dahin deine Daten exportieren und dein Konto löschen.</p>
<h2>Anwendbares Recht</h2>
<p>Es gilt das Recht des Landes, in dem {operator} ansässig ist. Verbraucher behalten den Schutz des Rechts an ihrem Wohnort und können dort klagen und verklagt werden.</p>
<p>Für alles, was du kaufst, gelten außerdem die <a href="/terms-paid">Bedingungen für bezahlte Tarife</a>. Wie wir mit deinen Daten umgehen, steht in der <a href="/policy">Datenschutzerklärung</a>.</p>
`,
};
