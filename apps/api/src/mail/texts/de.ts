import type { MailTexts } from "./en.ts";

export const de: MailTexts = {
  "mail.confirm.subject": "Bestätige deine E-Mail-Adresse",
  "mail.confirm.preview": "Ein Klick, und du kannst Woche 1 veröffentlichen.",
  "mail.confirm.heading": "Bestätige deine E-Mail-Adresse",
  "mail.confirm.paragraph":
    "Hi {name}, bestätige deine E-Mail-Adresse und beginn dein Tagebuch. Der Link gilt 24 Stunden.",
  "mail.confirm.button": "{email} bestätigen",
  "mail.confirm.why":
    "Du hast kein Konto angelegt? Ignorier diese Mail. Ohne den Link kann niemand deine Adresse bestätigen.",
  "mail.reset.subject": "Setz dein Passwort zurück",
  "mail.reset.preview": "Der Link gilt eine Stunde.",
  "mail.reset.heading": "Setz dein Passwort zurück",
  "mail.reset.paragraph": "Jemand möchte das Passwort für {name} zurücksetzen.",
  "mail.reset.button": "Passwort zurücksetzen",
  "mail.reset.note":
    "Der Link gilt einmal und eine Stunde lang. Bis du es änderst, gilt dein altes Passwort.",
  "mail.reset.why": "Das warst du nicht? Ignorier diese Mail. Dein Passwort ist unverändert.",
  "mail.notice.comment": "{who} hat {what} kommentiert",
  "mail.notice.reply": "{who} hat auf deinen Kommentar zu {what} geantwortet",
  "mail.notice.like": "{who} hat etwas in {what} gelikt",
  "mail.notice.comment_review": "{who} hat auf deine Bewertung von „{what}“ geantwortet",
  "mail.notice.like_review": "{who} findet deine Bewertung von „{what}“ hilfreich",
  "mail.notice.mention": "{who} hat dich in „{what}“ erwähnt",
  "mail.notice.follow": "{who} folgt deinem Tagebuch {what}",
  "mail.notice.follow_you": "{who} folgt dir",
  "mail.notice.solution": "{who} hat auf „{what}“ geantwortet",
  "mail.notice.solution_accepted": "{who} hat deine Antwort auf „{what}“ angenommen",
  "mail.notice.diary_new": "{who} hat ein neues Tagebuch: {what}",
  "mail.notice.week_new": "{who} hat eine neue Woche in {what}",
  "mail.notice.problem_new": "{who} fragt: {what}",
  "mail.notice.video_new": "{who} hat „{what}“ veröffentlicht",
  "mail.notice.diary_approved": "{what} wurde freigegeben",
  "mail.notice.diary_rejected": "{what} wurde nicht freigegeben",
  "mail.notice.diary_verified": "{what} ist jetzt ein geprüfter Grow",
  "mail.notice.award_won": "{what} hat einen Grow Award gewonnen",
  "mail.notice.award_won_you": "Du hast einen Grow Award gewonnen",
  "mail.notice.award_open": "Die Abstimmung zu den Grow Awards läuft",
  "mail.notice.manager_add": "{what} lädt dich ein, die Markenseite zu verwalten",
  "mail.notice.tester_add": "{what} lädt dich ein, Produkte zu testen",
  "mail.notice.giveaway_end": "Gewinnspiel endet bald: {what}",
  "mail.notice.giveaway_won":
    "Du hast bei „{what}“ gewonnen. Antworte rechtzeitig, dann bekommst du den Preis",
  "mail.notice.giveaway_won_reminder":
    "Weniger als 24 Stunden: Antworte jetzt und hol dir deinen Gewinn aus „{what}“",
  "mail.notice.problem_product": "{who} hat eine Frage zu deinem Produkt: {what}",
  "mail.notice.review_new": "{who} hat „{what}“ bewertet",
  "mail.notice.brand_news": "Neu von einer Marke, der du folgst: {what}",
  "mail.notice.scheme_update": "{what} hat ein Düngeschema geändert",
  "mail.notice.content_hidden": "Die Moderation hat einen Beitrag von dir ausgeblendet ({what})",
  "mail.notice.week_due": "Zeit für die nächste Woche in {what}",
  "mail.notice.paragraph": "Hi {name}, es gibt Neues für dich auf Grow.",
  "mail.notice.button": "Auf Grow ansehen",
  "mail.notice.why":
    "Du bekommst diese Mail, weil du sie in deinen Benachrichtigungen eingestellt hast. Du kannst sie jederzeit abschalten.",
  "mail.confirm_new.subject": "Bestätige deine neue E-Mail-Adresse",
  "mail.confirm_new.preview": "Ein Klick, und wir nehmen diese Adresse.",
  "mail.confirm_new.heading": "Bestätige deine neue E-Mail-Adresse",
  "mail.confirm_new.paragraph":
    "Hi {name}, bestätige {email}, dann gilt diese Adresse für dein Konto. Der Link funktioniert 24 Stunden.",
  "mail.confirm_new.why": "Nicht von dir? Ignoriere diese E-Mail. Ohne den Link ändert sich nichts.",
  "mail.account.email_changing.subject": "Deine E-Mail-Adresse soll sich ändern",
  "mail.account.email_changing.paragraph":
    "Hi {name}, wir haben einen Link an {what} geschickt. Sobald die Adresse dort bestätigt wird, ersetzt sie diese.",
  "mail.account.email_changed.subject": "Deine E-Mail-Adresse wurde geändert",
  "mail.account.email_changed.paragraph":
    "Hi {name}, für dein Konto gilt jetzt {what}. An diese Adresse schreiben wir nicht mehr.",
  "mail.account.password_changed.subject": "Dein Passwort wurde geändert",
  "mail.account.password_changed.paragraph":
    "Hi {name}, dein Passwort wurde geändert. Auf allen anderen Geräten bist du abgemeldet.",
  "mail.account.provider_added.subject": "Du kannst dich jetzt mit {what} anmelden",
  "mail.account.provider_added.paragraph": "Hi {name}, {what} wurde mit deinem Konto verknüpft.",
  "mail.account.provider_removed.subject": "Anmelden mit {what} ist aus",
  "mail.account.provider_removed.paragraph": "Hi {name}, {what} ist nicht mehr mit deinem Konto verknüpft.",
  "mail.account.passkey_added.subject": "Neuer Passkey",
  "mail.account.passkey_added.paragraph":
    "Hi {name}, mit dem Passkey „{what}“ kannst du dich jetzt anmelden.",
  "mail.account.passkey_removed.subject": "Passkey entfernt",
  "mail.account.passkey_removed.paragraph":
    "Hi {name}, mit dem Passkey „{what}“ kann sich niemand mehr anmelden.",
  "mail.account.token_added.subject": "Neues Zugriffstoken",
  "mail.account.token_added.paragraph":
    "Hi {name}, Programme mit dem Zugriffstoken „{what}“ können jetzt dein Konto nutzen.",
  "mail.account.codes_changed.subject": "Neue Wiederherstellungscodes",
  "mail.account.codes_changed.paragraph":
    "Hi {name}, es gibt neue Wiederherstellungscodes. Die alten funktionieren nicht mehr.",
  "mail.account.code_used.subject": "Ein Wiederherstellungscode wurde benutzt",
  "mail.account.code_used.paragraph":
    "Hi {name}, jemand hat sich mit einem Wiederherstellungscode bei deinem Konto angemeldet.",
  "mail.account.button": "Konto prüfen",
  "mail.account.cancel": "Das war ich nicht",
  "mail.account.why": "Nicht von dir? Ändere dein Passwort und melde alle anderen Geräte ab.",
  "mail.address_used.subject": "Du hast schon ein Konto",
  "mail.address_used.paragraph":
    "Hi {name}, gerade hat jemand {email} als E-Mail-Adresse eines Grow-Kontos eingegeben. Sie gehört schon zu deinem Konto {name}. Warst du das? Dann melde dich dort an.",
  "mail.address_used.button": "Anmelden",
  "mail.address_used.note": "Passwort vergessen? Auf der Anmeldeseite kannst du es zurücksetzen.",
  "mail.address_used.why":
    "Nicht von dir? Ignorier diese Mail. Ohne Zugriff auf dein Postfach kann niemand deine Adresse bestätigen.",
  "mail.copy_ready.subject": "Deine Daten sind da",
  "mail.copy_ready.paragraph":
    "Hi {name}, hier ist alles, was wir über dich speichern, mit deinen Fotos. Der Link funktioniert 7 Tage.",
  "mail.copy_ready.button": "Daten herunterladen",
  "mail.copy_ready.note": "Melde dich an, falls wir fragen: Der Link funktioniert nur für dich.",
  "mail.copy_ready.why": "Nicht von dir? Ändere dein Passwort und melde alle anderen Geräte ab.",
  "mail.delete_planned.subject": "Dein Konto wird gelöscht",
  "mail.delete_planned.paragraph":
    "Hi {name}, wir löschen dein Konto am {date}. Melde dich vorher an, wenn du es behalten willst.",
  "mail.delete_planned.button": "Konto behalten",
  "mail.delete_planned.why": "Nicht von dir? Behalte dein Konto und ändere dann dein Passwort.",
  "mail.farewell.subject": "Dein Konto ist gelöscht",
  "mail.farewell.paragraph":
    "Hi {name}, dein Konto und deine persönlichen Daten sind weg. Deine Tagebücher und Fotos löschen wir innerhalb von 30 Tagen endgültig. Danke, dass du mit uns gegrowt hast.",
  "mail.farewell.why": "Das war unsere letzte E-Mail.",
  "mail.contact.subject": "Deine Nachricht ist da (Nr. {number})",
  "mail.contact.paragraph":
    "Danke, dass du uns schreibst. Ein Mensch liest deine Nachricht und antwortet per E-Mail, meist innerhalb von zwei Tagen.",
  "mail.contact.why":
    "Du hast uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.",
  "mail.contact_reply.subject": "Re: {subject} (Nr. {number})",
  "mail.contact_reply.heading": "Hallo {name},",
  "mail.contact_reply.button": "Noch einmal schreiben",
  "mail.contact_reply.why": "Du bekommst diese E-Mail, weil du uns geschrieben hast.",
  "mail.alert.jobs":
    "{count, plural, one {# Job wartet} other {# Jobs warten}}, der älteste seit mehr als 15 Minuten",
  "mail.alert.emails": "{count, plural, one {# E-Mail schlägt fehl} other {# E-Mails schlagen fehl}}",
  "mail.alert.errors": "{count, plural, one {# neuer Fehler} other {# neue Fehler}}",
  "mail.alert.button": "Tempo und Fehler öffnen",
  "mail.alert.why":
    "Du bekommst diese E-Mail, weil die Website ihre Warnungen hierher schickt, höchstens eine pro Stunde.",
  "mail.banner.approved.subject": "„{banner}“ ist freigegeben",
  "mail.banner.approved.paragraph":
    "Hi {name}, das Banner von {brand} ist freigegeben. Es läuft an den Tagen, die du eingestellt hast. Pausieren kannst du es jederzeit.",
  "mail.banner.refused.subject": "„{banner}“ braucht Änderungen",
  "mail.banner.refused.paragraph":
    "Hi {name}, dieses Banner von {brand} können wir noch nicht zeigen. Ändere Folgendes und reich es noch mal ein: {text}",
  "mail.banner.button": "Banner öffnen",
  "mail.banner.why": "Du bekommst diese E-Mail, weil du {brand} auf Grow verwaltest.",
  "mail.invoice.subject": "Rechnung {number}: {total}",
  "mail.invoice.paragraph":
    "Hi {name}, hier ist deine Rechnung für {title}. Überweise {total} bis {date} mit dem Verwendungszweck {number}. Sobald das Geld da ist, startet dein Tarif oder läuft weiter.",
  "mail.invoice.follows":
    "Hi {name}, hier ist deine Rechnung für {title}: {total}, fällig am {date}. Wohin du zahlst, schicken wir dir per E-Mail.",
  "mail.invoice.card":
    "Hi {name}, hier ist die Rechnung für {title}: {total}, fällig am {date}. Öffne deinen Tarif, wähl ihn noch mal und zahl mit Karte. Er läuft weiter, sobald die Zahlung bestätigt ist.",
  "mail.invoice.button": "Rechnung ansehen",
  "mail.invoice.why": "Du bekommst diese E-Mail, weil du auf Grow bestellt hast.",
  "mail.plan.premium.renews.subject": "Behalte Premium nach dem {date} für {total}",
  "mail.plan.premium.renews.paragraph":
    "Hi {name}, dein Premium endet am {date}. Rechnung {number} ist für die Zeit danach: {total}. Zahlst du sie, läuft Premium weiter. Zahlst du nicht, endet es. Von selbst buchen wir nichts ab.",
  "mail.plan.premium.ends.subject": "Premium endet am {date}",
  "mail.plan.premium.ends.paragraph":
    "Hi {name}, dein Premium endet am {date}. Verlängere es, dann liest du weiter ganze Tagebücher. Deine eigenen Tagebücher bleiben kostenlos.",
  "mail.plan.premium.ended.subject": "Dein Premium ist zu Ende",
  "mail.plan.premium.ended.paragraph":
    "Hi {name}, dein Premium endete am {date}. Du kannst es jederzeit wieder holen. Deine eigenen Tagebücher bleiben kostenlos.",
  "mail.plan.partner.renews.subject": "Behalte den Tarif von {brand} nach dem {date} für {total}",
  "mail.plan.partner.renews.paragraph":
    "Hi {name}, der Tarif von {brand} endet am {date}. Rechnung {number} ist für die Zeit danach: {total}. Zahlst du sie, läuft der Tarif weiter. Zahlst du nicht, endet er. Von selbst buchen wir nichts ab.",
  "mail.plan.partner.ends.subject": "Der Tarif von {brand} endet am {date}",
  "mail.plan.partner.ends.paragraph":
    "Hi {name}, der Tarif von {brand} endet am {date}. Bestell ihn neu, dann bleiben die Limits. Die Seite bleibt online.",
  "mail.plan.partner.ended.subject": "Der Tarif von {brand} ist zu Ende",
  "mail.plan.partner.ended.paragraph":
    "Hi {name}, der Tarif von {brand} endete am {date}. Die Seite und alles darauf bleiben online. Du kannst ihn jederzeit neu bestellen.",
  "mail.plan.button": "Tarif verwalten",
  "mail.digest.subject": "{count, plural, one {# Neuigkeit auf Grow} other {# Neuigkeiten auf Grow}}",
  "mail.digest.heading": "Während du bei deinen Pflanzen warst",
  "mail.digest.paragraph": "Hi {name}, das hast du verpasst.",
  "mail.digest.more": "{count, plural, one {und # weitere} other {und # weitere}}",
  "mail.digest.button": "Alle ansehen",
  "mail.digest.last.subject": "Vorerst keine Zusammenfassungen mehr",
  "mail.digest.last.paragraph":
    "Hi {name}, du warst seit drei Monaten nicht mehr da, deshalb ist das vorerst deine letzte Zusammenfassung. Schau wieder auf Grow vorbei, dann geht's weiter.",
  "mail.digest.why": "Du bekommst diese E-Mail, weil du eine Zusammenfassung gewählt hast.",
  "mail.newsletter.from": "{brand}, eine Marke, der du auf Grow folgst",
  "mail.newsletter.why":
    "Du bekommst diesen Newsletter, weil du {brand} auf Grow folgst und E-Mails von Marken erlaubst. {brand} sieht deine Adresse nicht.",
  "mail.newsletter.stop": "E-Mails von {brand} abbestellen",
  "mail.newsletter.stop_all": "E-Mails von allen Marken abbestellen",
  "mail.newsletter.settings": "Alle E-Mail-Einstellungen",
  "mail.newsletter.test": "Test: {title}",
  "push.news": "{count, plural, one {# neue Benachrichtigung} other {# neue Benachrichtigungen}}",
  "push.messages": "{count, plural, one {Du hast eine neue Nachricht} other {# neue Nachrichten}}",
  "mail.unsubscribe": "Diese E-Mails abbestellen",
  "mail.copy": "Oder kopiere diesen Link:",
  "mail.foot": "Grow. Für Erwachsene, wo es legal ist.",
};
