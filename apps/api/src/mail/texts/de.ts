import type { MailTexts } from "./en.ts";

export const de: MailTexts = {
  "mail.confirm.subject": "Bestätige deine E-Mail-Adresse",
  "mail.confirm.preview": "Ein Klick, und du kannst mit Woche 1 anfangen.",
  "mail.confirm.heading": "Bestätige deine E-Mail-Adresse",
  "mail.confirm.paragraph":
    "Hallo {name}, ein Klick, und diese Adresse gehört auf Grow dir. Der Link gilt 24 Stunden.",
  "mail.confirm.button": "{email} bestätigen",
  "mail.confirm.why":
    "Du hast dich gar nicht angemeldet? Dann tu nichts: Ohne den Link kann niemand diese Adresse bestätigen.",
  "mail.reset.subject": "Wähle ein neues Passwort",
  "mail.reset.preview": "Der Link gilt eine Stunde.",
  "mail.reset.heading": "Ein neues Passwort",
  "mail.reset.paragraph": "Jemand hat für {name} ein neues Passwort angefordert.",
  "mail.reset.button": "Neues Passwort wählen",
  "mail.reset.note": "Der Link gilt eine Stunde und nur einmal. Bis dahin bleibt dein altes Passwort gültig.",
  "mail.reset.why": "Das warst du nicht? Es hat sich nichts geändert, du kannst diese Mail ignorieren.",
  "mail.notice.comment": "{who} hat {what} kommentiert",
  "mail.notice.reply": "{who} hat auf deinen Kommentar zu {what} geantwortet",
  "mail.notice.like": "{who} gefällt etwas in {what}",
  "mail.notice.follow": "{who} folgt deinem Tagebuch {what}",
  "mail.notice.follow_you": "{who} folgt dir",
  "mail.notice.diary_approved": "{what} wurde freigegeben",
  "mail.notice.diary_rejected": "{what} wurde nicht freigegeben",
  "mail.notice.diary_verified": "{what} ist jetzt ein geprüfter Grow",
  "mail.notice.paragraph": "Hallo {name}, es gibt Neues für dich auf Grow.",
  "mail.notice.button": "Ansehen",
  "mail.notice.why":
    "Du bekommst diese Mail, weil deine Einstellungen es so wollen. Dort kannst du sie jederzeit abschalten.",
  "mail.copy": "Oder kopiere diese Adresse:",
  "mail.foot": "Grow. Für Erwachsene, wo das Gesetz es erlaubt.",
};
