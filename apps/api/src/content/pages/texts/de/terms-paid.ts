import type { PageText } from "../page-text.ts";

export const termsPaid: PageText = {
  title: "Bedingungen für bezahlte Tarife",
  description:
    "Preis, Verlängerung, Kündigung, Widerruf und Erstattung bei Premium und den Tarifen für Marken.",
  text: `
<p>Diese Bedingungen gelten für Premium und die Tarife für Marken, zusätzlich zu den <a href="/terms">Nutzungsbedingungen</a>. Dein Vertragspartner ist {operator}.</p>
<h2>Preis</h2>
<p>Der Preis, den du vor der Bestellung siehst, enthält die Umsatzsteuer und alle weiteren Kosten. Er bleibt für die bezahlte Laufzeit gleich. Ändert er sich, steht der neue Preis auf deiner nächsten Rechnung, 14 Tage vor dem Ende deines Tarifs.</p>
<h2>Bestellen und bezahlen</h2>
<p>Deine Bestellung ist verbindlich, wenn du auf die Schaltfläche klickst, auf der das steht. Du zahlst mit Karte oder per Überweisung, je nachdem, was wir anbieten. Dein Tarif startet, sobald deine Zahlung eingegangen ist. Die Rechnung kommt per E-Mail, alle Rechnungen findest du in deinen Einstellungen.</p>
<h2>Verlängerung und Kündigung</h2>
<p>Kein Tarif verlängert sich von selbst, und ohne deine Bestellung buchen wir nie etwas ab. 14 Tage vor dem Ende deines Tarifs schicken wir dir eine Rechnung für noch einmal dieselbe Laufzeit. Zahlst du sie, läuft dein Tarif weiter. Zahlst du sie nicht, endet er am letzten bezahlten Tag, ohne dass du kündigen musst. Diese Rechnungen kannst du auf der Seite deines Tarifs abbestellen.</p>
<h2>14 Tage Widerrufsrecht</h2>
<p>Als Verbraucher in der EU oder im Vereinigten Königreich kannst du deine Bestellung innerhalb von 14 Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Schreib an <a href="mailto:{email}">{email}</a>; ein Satz genügt. Wir erstatten den Preis innerhalb von 14 Tagen nach deinem Widerruf, auf demselben Weg, auf dem du gezahlt hast. Wenn du verlangt hast, dass wir sofort beginnen, und den Tarif genutzt hast, können wir den Anteil für die genutzten Tage behalten.</p>
<h2>Wenn etwas nicht funktioniert</h2>
<p>Sag uns Bescheid, wir beheben es. Wenn uns das nicht in angemessener Zeit gelingt, kannst du den Preis für die Zeit zurückverlangen, in der es nicht funktioniert hat.</p>
<h2>Was am Ende passiert</h2>
<p>Nichts wird gelöscht. Deine Tagebücher, die Seite deiner Marke und alles darauf bleiben online. Nur was der Tarif geöffnet hat, ist wieder gesperrt.</p>
<h2>Wenn wir einen Tarif beenden</h2>
<p>Wir können ihn beenden, wenn du schwerwiegend gegen die <a href="/terms">Nutzungsbedingungen</a> verstößt. Beenden wir ihn aus einem anderen Grund, bekommst du zurück, was du für die restliche Zeit bezahlt hast.</p>
`,
};
