import type { PageText } from "../page-text.ts";

export const policy: PageText = {
  title: "Datenschutzerklärung",
  description:
    "Was Grow über dich speichert, warum und wie lange, und wie du es zurückbekommst oder löschst.",
  text: `
<p>Verantwortlich für die Verarbeitung deiner Daten auf {host} ist {operator}. Fragen dazu: <a href="mailto:{email}">{email}</a>.</p>
<h2>Kurz gesagt</h2>
<ul>
<li>Wir speichern, was du eingibst und hochlädst, und was wir für dein Konto brauchen. Nichts davon verkaufen wir.</li>
<li>Wir löschen Standort, Kameradaten und Aufnahmezeit aus jedem Foto und Video.</li>
<li>Du kannst alles, was wir über dich speichern, herunterladen und löschen, ohne jemanden zu fragen.</li>
</ul>
<h2>Was wir speichern und warum</h2>
<table>
<thead><tr><th>Was</th><th>Warum</th><th>Wie lange</th></tr></thead>
<tbody>
<tr><td>Name, Passwort (nur als Hash), E-Mail-Adresse, falls angegeben, Sprache, Einheiten</td><td>Dein Konto (Vertrag)</td><td>Bis du dein Konto löschst</td></tr>
<tr><td>Tagebücher, Fotos, Messwerte, Fragen, Kommentare, Bewertungen, Likes und wem du folgst</td><td>Um sie dort zu zeigen, wo du sie veröffentlichst (Vertrag)</td><td>Bis du sie löschst; danach 30 Tage zum Wiederherstellen</td></tr>
<tr><td>Anmeldungen mit Zeit, Gerät und IP-Adresse; Änderungen an Passwort und E-Mail-Adresse</td><td>Damit du und wir fremde Zugriffe bemerken (berechtigtes Interesse)</td><td>Sitzungen, bis sie enden; alles andere, bis du dein Konto löschst</td></tr>
<tr><td>Bestellungen und Rechnungen</td><td>Vertrag und Steuerrecht</td><td>So lange, wie das Steuerrecht es verlangt</td></tr>
<tr><td>Meldungen und unsere Entscheidungen</td><td>Rechtliche Verpflichtung</td><td>So lange, wie sie angefochten werden können</td></tr>
<tr><td>Nachrichten an uns über das Formular, mit deinem Namen, deiner E-Mail-Adresse und dem Screenshot</td><td>Um dir zu antworten (berechtigtes Interesse)</td><td>Bis ein Jahr nach unserer Antwort oder bis du dein Konto löschst</td></tr>
<tr><td>Technische Protokolle ohne Namen, E-Mail-Adressen oder Passwörter</td><td>Um Fehler und Angriffe zu finden (berechtigtes Interesse)</td><td>Einige Wochen</td></tr>
</tbody>
</table>
<h2>Wer was sieht</h2>
<p>Öffentliche Tagebücher, Fragen, Kommentare und dein Profil sehen alle, auch Suchmaschinen. Tagebücher, die nur mit Link erreichbar sind, sehen alle, die den Link haben, private nur du. Deine E-Mail-Adresse sieht niemand. Die Moderation sieht, was sie braucht, um über eine Meldung zu entscheiden.</p>
<h2>Cookies</h2>
<p>Cookies nutzen wir nur für das, was du möchtest: angemeldet bleiben, Sprache, Design und Einheiten. Eine Zufallszahl unterscheidet Besucher, damit Aufrufe nicht doppelt zählen. Sie wird erst gesetzt, wenn eine Seite geladen ist, und enthält nichts über dich. Es gibt keine Werbe-Cookies, und wir laden nichts von anderen Unternehmen.</p>
<h2>Werbung</h2>
<p>Welche Werbung du siehst, hängt von der Seite und deinem Land ab, nicht davon, was du vorher gelesen hast. Marken sehen Summen pro Tag, nie, wer eine Anzeige gesehen oder angeklickt hat.</p>
<h2>E-Mails</h2>
<p>Wir schreiben dir, wenn sich an deinem Konto etwas ändert. Alles andere wählst du selbst, und jede dieser E-Mails hat einen Link zum Abbestellen.</p>
<h2>Wer für uns arbeitet</h2>
<p>Unser Hosting-Anbieter, unser E-Mail-Anbieter und, wenn du mit Karte zahlst, der Zahlungsdienstleister. Sie arbeiten per Vertrag in unserem Auftrag und bekommen nur, was sie brauchen. Wo es maschinelle Übersetzung gibt, bekommt der Übersetzungsdienst den Text, den du übersetzen lässt, ohne deinen Namen.</p>
<h2>Deine Rechte</h2>
<p>Du hast das Recht auf Auskunft, Berichtigung, Datenübertragbarkeit, Löschung und Einschränkung der Verarbeitung, und du kannst ihr widersprechen. Das meiste erledigst du in den Einstellungen: <a href="/settings/personal">Persönliche Daten</a> und <a href="/settings/delete">Konto löschen</a>. Für alles andere schreib an <a href="mailto:{email}">{email}</a>. Du kannst dich auch bei der Datenschutzbehörde an deinem Wohnort beschweren.</p>
<h2>Löschen</h2>
<p>Wenn du dein Konto löschst, löschen wir deine E-Mail-Adresse und deine persönlichen Daten sofort. Deine Tagebücher und Fotos werden innerhalb von 30 Tagen endgültig gelöscht. Kommentare und Antworten, auf denen andere aufgebaut haben, bleiben ohne deinen Namen.</p>
<h2>Alter</h2>
<p>Grow ist für Erwachsene. Wenn wir erfahren, dass ein Konto einer minderjährigen Person gehört, löschen wir es.</p>
`,
};
