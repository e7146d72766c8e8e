import type { PageText } from "../page-text.ts";

export const faq: PageText = {
  title: "Fragen und Antworten",
  description: "Wie Tagebücher, Wochen, Fotos, Bewertungen und Konten auf Grow funktionieren.",
  text: `
<h2>Kostet das etwas?</h2>
<p>Nein. Tagebuch schreiben, Fragen stellen und lesen ist kostenlos. <a href="/premium">Premium</a> öffnet gesperrte Tagebücher und blendet Werbung aus.</p>
<h2>Brauche ich eine E-Mail-Adresse?</h2>
<p>Das hängt von den Einstellungen der Seite ab. Wenn du dein Konto ohne E-Mail-Adresse anlegst, heb deine Wiederherstellungscodes auf: Vergisst du dein Passwort, kommst du nur damit wieder rein.</p>
<h2>Wer sieht mein Tagebuch?</h2>
<p>Alle, außer du stellst es auf „Alle mit dem Link“ oder „Nur ich“. Das kannst du jederzeit ändern. In den Einstellungen kannst du außerdem dein Profil in Suche und Listen ausblenden.</p>
<h2>Was gehört in eine Woche?</h2>
<p>So viel du willst: Fotos, ein paar Worte, Lichtstunden, Temperatur, Luftfeuchte, EC, pH, Höhe, Dünger. Alles ist optional. Eine Woche mit 140 Zeichen, einem Foto und vier Messwerten gilt als gute Woche.</p>
<h2>Ich habe eine Woche verpasst. Und jetzt?</h2>
<p>Trag sie später nach. Die Reihenfolge ist egal, und zwei Einträge in einer Woche gehen auch.</p>
<h2>Welche Einheiten kann ich nutzen?</h2>
<p>Deine. Wähl in den Einstellungen Celsius oder Fahrenheit, Zentimeter oder Zoll, EC oder ppm. Andere sehen ihre eigenen Einheiten. Du kannst auch „77 F“ oder „1/2 tsp/gal“ in jedes Feld tippen.</p>
<h2>Kann ich ohne Netz schreiben?</h2>
<p>Ja. Was du im Growzelt ohne Empfang speicherst, bleibt auf deinem Handy und wird hochgeladen, sobald du wieder online bist.</p>
<h2>Verraten meine Fotos, wo ich wohne?</h2>
<p>Nein. Wir löschen Standort, Kameradaten und Aufnahmezeit aus jedem Foto und Video, bevor wir es speichern.</p>
<h2>Wie funktionieren Bewertungen?</h2>
<p>Samen und Dünger bewertest du mit der Ernte, Equipment jederzeit, sobald du es benutzt hast. Eine Marke kann auf eine Bewertung antworten, sie aber weder ändern noch entfernen.</p>
<h2>Mit meiner Pflanze stimmt etwas nicht. Wo frage ich?</h2>
<p><a href="/grow-questions">Stell eine Frage</a> mit Foto. Unter <a href="/grow-questions/key">Symptom finden</a> kannst du vorher anhand von Bildern nachsehen, was es ist.</p>
<h2>Wie melde ich etwas?</h2>
<p>Jedes Tagebuch, jeder Kommentar, jedes Foto und jedes Profil hat „Melden“ im Menü. Jemand aus der Moderation sieht sich das an und entscheidet. Wer es veröffentlicht hat, erfährt den Grund.</p>
<h2>Kann ich mein Tagebuch auf meiner eigenen Website zeigen?</h2>
<p>Ja. <a href="/widget">Hol dir den Code</a> für eine kleine Karte. Sie braucht kein Skript und setzt keine Cookies.</p>
<h2>Wie exportiere ich meine Daten?</h2>
<p>In den Einstellungen unter „Persönliche Daten“ bekommst du ein ZIP mit allem, auch den Fotos. Ein einzelnes Tagebuch exportierst du auf seiner Seite.</p>
<h2>Wie lösche ich mein Konto?</h2>
<p>In den Einstellungen unter „Konto löschen“, sofort oder nach 14 Tagen. Wenn du dich in diesen 14 Tagen anmeldest, behältst du dein Konto.</p>
<h2>Keine Antwort gefunden?</h2>
<p><a href="/contact">Schreib uns</a>.</p>
`,
};
