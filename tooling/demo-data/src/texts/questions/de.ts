import type { QuestionText } from "./question-text.ts";

/** Questions of growers who write German. */
export const deQuestions: readonly QuestionText[] = [
  {
    title: "Blätter hängen trotz feuchter Erde – zu viel gegossen?",
    text: "Seit vorgestern hängen alle Blätter schlaff nach unten, auch morgens. Die Erde fühlt sich noch feucht an. Messwerte der Woche hängen an. Soll ich umtopfen oder einfach warten?",
    symptoms: ["drooping-leaves", "leaves-curl-down"],
    faza: 0,
    isFromDiary: true,
    photo: "droop",
    answers: [
      {
        text: "Warten. Heb den Topf an und gieß erst wieder, wenn er richtig leicht ist. Die Wurzeln brauchen Luft. Nach drei, vier Tagen sollte sie wieder stehen.",
        isAccepted: true,
        thanks: "Vier Tage nicht gegossen, jetzt steht sie wie eine Eins. Danke!",
      },
      { text: "Beim nächsten Mal 20–30% Perlit unter die Erde, dann trocknet sie schneller ab." },
    ],
  },
  {
    title: "Rostige Punkte auf den neuen Blättern in Kokos",
    text: "Kleine braune Flecken, erst zwischen den Adern, dann größer. Gießwasser ist Osmosewasser mit Dünger, pH 5,8. CalMag habe ich bisher weggelassen, weil es ja im Dünger sein soll.",
    symptoms: ["rust-spots"],
    faza: 0,
    photo: "yellowing",
    answers: [
      {
        text: "Kalziummangel, bei Osmosewasser in Kokos ganz typisch. Erst CalMag bis EC 0,4 ins Wasser, dann den Dünger. Die alten Flecken bleiben, neue sollten nicht kommen.",
        isAccepted: true,
        thanks: "Genau das war's. Neuer Austrieb ist sauber.",
      },
      { text: "Kokos bindet anfangs Kalzium. Puffer ihn vor dem nächsten Durchgang einen Tag mit CalMag." },
      { text: "pH 5,8 passt. Daran würde ich nichts ändern." },
    ],
  },
  {
    title: "Weißer Belag auf den Blättern – Mehltau in Blütewoche 3?",
    text: "Sieht aus wie Mehl und lässt sich abwischen, ist am nächsten Tag aber wieder da. Bisher nur an zwei Pflanzen in der hinteren Ecke vom Growzelt.",
    symptoms: ["white-powder"],
    faza: 1,
    comment: "Steht hinten in der Ecke ein Ventilator?",
    answers: [
      {
        text: "Ja, echter Mehltau. Befallene Blätter vorsichtig abschneiden, Kaliumhydrogencarbonat (5 g/l) sprühen, Licht dabei aus. Und die Luft in der Ecke muss sich bewegen.",
        isAccepted: true,
      },
      { text: "Milch 1:9 mit Wasser hilft am Anfang auch. Ab Blütewoche 5 würde ich nichts mehr sprühen." },
    ],
  },
  {
    title: "Spinnmilben kurz vor der Ernte – was geht jetzt noch?",
    text: "Feine weiße Punkte auf den Blättern, darunter kleine Tierchen und die ersten Netze. Noch etwa zehn Tage bis zur Ernte. Spritzen will ich nicht mehr.",
    symptoms: ["spider-mites", "white-specks"],
    faza: 1,
    isFromDiary: true,
    photo: "holes",
    answers: [
      {
        text: "Raubmilben (Phytoseiulus), zwei Tüten auf ein kleines Zelt. Ganz los wirst du sie in zehn Tagen nicht, aber es hält den Befall klein. Blätter mit Netzen sofort raus.",
        isAccepted: true,
        thanks: "Sind bestellt, danke dir.",
      },
      {
        text: "Temperatur runter und Luftfeuchte leicht hoch, das mögen sie gar nicht. Aber pass auf Schimmel auf.",
      },
      { text: "Einfach Insektenspray drauf, merkt keiner.", isRemoved: true },
      {
        text: "Nach der Ernte das Zelt komplett auswaschen, sonst hast du sie im nächsten Durchgang wieder.",
      },
    ],
  },
  {
    title: "Keimling wird lang und kippt um",
    text: "Fünf Tage alt, 9 cm hoch und dünn wie ein Faden. Die Lampe hängt 70 cm darüber und läuft auf 30%.",
    symptoms: ["stretched-stem", "weak-stem"],
    faza: -1,
    answers: [
      {
        text: "Zu wenig Licht. Auf 40 cm runter oder auf 50% hoch, und den Stängel bis kurz unter die Keimblätter mit Erde anhäufeln.",
      },
      { text: "Ein leichter Luftzug macht den Stängel kräftiger. Aber nicht direkt anblasen." },
    ],
  },
  {
    title: "Gelb zwischen den Adern, Adern bleiben grün",
    text: "Fängt an den unteren Blättern an und wandert langsam nach oben. pH und EC stehen bei den Messwerten. Ist das Magnesium, und reicht Bittersalz?",
    symptoms: ["yellow-between-veins"],
    faza: 1,
    isFromDiary: true,
    answers: [
      {
        text: "Ja, Magnesium. 1 g Bittersalz pro Liter beim nächsten Gießen, dazu einmal 5 g/l als Blattspray, wenn das Licht aus ist.",
      },
      {
        text: "Vorher den pH im Ablauf messen. Unter 6 in Erde nimmt sie kein Magnesium auf, egal wie viel du gibst.",
      },
      { text: "Bei mir kam es von zu viel Kalium im Blütebooster. Seit ich den weglasse, ist Ruhe." },
    ],
  },
  {
    title: "Staubgefäße in den Blüten entdeckt, muss sie raus?",
    text: "Drei gelbe Bananen in einer Blüte, Blütewoche 6. Zwei andere Pflanzen stehen im selben Zelt. Ich habe die drei mit der Pinzette entfernt.",
    symptoms: ["bananas"],
    faza: 1,
    answers: [
      {
        text: "In Woche 6 würde ich sie stehen lassen und täglich nachschauen. Bis Samen reif werden, ist geerntet.",
      },
    ],
  },
  {
    title: "Grüner Belag auf der Steinwolle",
    text: "Die Oberseite der Würfel ist nach zwei Wochen grün und glitschig. Schadet das den Wurzeln?",
    symptoms: ["algae-on-soil"],
    faza: 0,
    answers: [
      {
        text: "Algen, weil Licht und Nährlösung zusammenkommen. Deck die Würfel ab, schwarz-weiße Folie reicht. Schaden tut es kaum, aber es lockt Trauermücken an.",
      },
    ],
  },
];
