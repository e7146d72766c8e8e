import type { PostSeed } from "../post.ts";

export const keimenImKuechenpapierGezaehlt: PostSeed = {
  slug: "keimen-im-kuechenpapier-gezaehlt",
  category: "seeds",
  tags: ["germination"],
  author: "wurzelwerk",
  daysAgo: 31,
  picture: {
    shows: "Seeds with their first roots on damp kitchen paper.",
    spec: {
      kind: "plant",
      phase: "germination",
      medium: "paper",
      seed: 5601,
      hue: 90,
      week: 1,
      frame: "wide",
    },
  },
  figure: {
    shows: "A seedling with its first pair of leaves in a peat pellet.",
    spec: {
      kind: "plant",
      phase: "germination",
      medium: "pellet",
      seed: 5602,
      hue: 90,
      week: 1.6,
      frame: "landscape",
    },
  },
  diaries: [{ lang: "de", isHarvested: true }],
  texts: {
    de: {
      title: "Keimen im Küchenpapier, gezählt",
      preview:
        "72 Samen, vier Durchgänge, ein Strichzettel: 48 im Küchenpapier, 24 direkt in der Erde. Was schneller war, was häufiger schiefging und warum das kein Beweis ist.",
      authorRole: "Zieht jedes Frühjahr Sämlinge für drei Nachbarn mit vor",
      figureAlt: "Ein Sämling mit dem ersten Blattpaar in einer Quelltablette",
      figureCaption: "Tag sechs: Die Schale ist von allein abgefallen. Meistens tut sie das.",
      text: `<p>Über kaum etwas wird so sicher behauptet und so selten gezählt wie übers Keimen. Im Küchenpapier geht es schneller, sagen die einen. Im Papier brechen die Wurzeln, sagen die anderen. Ich habe in diesem Jahr einfach einen Strichzettel an den Küchenschrank geklebt.</p>
<h2>Wie gezählt wurde</h2>
<p>72 Samen, alle höchstens ein Jahr alt, aus vier Packungen. Vier Durchgänge mit je 18 Samen: zwölf im Küchenpapier, sechs direkt in Anzuchterde. Die Packungen habe ich auf beide Gruppen gleich verteilt.</p>
<ul><li><strong>Papier:</strong> zwei Lagen, nass gemacht und ausgedrückt, bis nichts mehr tropft. In einer Dose mit Deckel, dunkel, 24 bis 25 °C. Deckel morgens und abends kurz auf.</li><li><strong>Erde:</strong> ein Zentimeter tief in ungedüngte Anzuchterde, feucht, aber nicht nass, auf derselben Ablage. Folie drüber, bis etwas zu sehen war.</li></ul>
<p>Im Papier galt ein Samen als gekeimt, wenn die Wurzel 5 mm lang war. Dann kam er in die Erde. Am Ende zählt für beide Gruppen dasselbe: Ist nach zehn Tagen ein Sämling mit offenen Keimblättern da?</p>
<h2>Das Ergebnis</h2>
<table><thead><tr><th scope="col"></th><th scope="col">Küchenpapier</th><th scope="col">Direkt in Erde</th></tr></thead><tbody><tr><th scope="row">Samen</th><td>48</td><td>24</td></tr><tr><th scope="row">Wurzel nach 24 Stunden</th><td>9</td><td>nicht sichtbar</td></tr><tr><th scope="row">Wurzel nach 48 Stunden</th><td>33</td><td>nicht sichtbar</td></tr><tr><th scope="row">Wurzel nach 96 Stunden</th><td>43</td><td>nicht sichtbar</td></tr><tr><th scope="row">Beim Umsetzen abgebrochen</th><td>2</td><td>–</td></tr><tr><th scope="row">Sämling nach zehn Tagen</th><td>40</td><td>21</td></tr><tr><th scope="row">Anteil</th><td>83 %</td><td>88 %</td></tr><tr><th scope="row">Keimblätter offen im Mittel</th><td>Tag 5</td><td>Tag 6</td></tr></tbody></table>
<p>Von den 43 Samen mit Wurzel sind also drei nicht mehr aufgegangen. Zwei habe ich selbst mit der Pinzette beschädigt. Einer hat es aus eigenen Gründen nicht geschafft.</p>
<h2>Was man daraus nicht schließen darf</h2>
<p>83 gegen 88 %, das klingt nach einem Sieger. Es ist keiner. Ein einziger Samen mehr oder weniger verschiebt die Erde um vier Prozentpunkte. Hätte ich noch einmal 72 Samen gezählt, könnte es umgekehrt ausgehen. Um einen Unterschied von fünf Punkten sauber zu zeigen, bräuchte ich mehr als tausend Samen und einen sehr geduldigen Küchenschrank.</p>
<p>Sicher ist nur, was man auch so erwartet: Im Papier sieht man früher, ob etwas passiert. Dafür fasst man den Samen ein Mal mehr an, und jedes Anfassen kann danebengehen.</p>
<h2>Wann ich welches nehme</h2>
<p><strong>Papier</strong>, wenn Samen alt sind oder ich nicht weiß, woher sie kommen. Nach vier Tagen weiß ich Bescheid und blockiere keinen Topf. Auch wenn ich nur drei Samen habe, will ich nicht eine Woche auf leere Erde schauen.</p>
<p><strong>Erde</strong>, wenn die Packung frisch ist, und immer bei Autoflowern. Sie haben eine feste Zahl an Wochen, und ich möchte keine davon mit Umsetzen verbringen.</p>
<p>{figure}</p>
<h2>Sechs Handgriffe, die mehr ändern als die Methode</h2>
<ol><li><strong>Ausdrücken.</strong> Papier, aus dem Wasser läuft, nimmt dem Samen die Luft. Fast alle Totalausfälle, die mir andere zeigen, schwimmen.</li><li><strong>Wärme messen.</strong> Bei 19 °C dauert alles doppelt so lang. Die Oberseite des Kühlschranks ist oft gar nicht warm, nimm ein Thermometer.</li><li><strong>Bei 5 mm umsetzen,</strong> nicht bei 20. Kurze Wurzeln brechen nicht.</li><li><strong>Nicht an der Wurzel anfassen.</strong> Den Samen an der Schale nehmen oder das Papier mit ausschneiden und einpflanzen. Es verrottet.</li><li><strong>Wurzel nach unten, ein Zentimeter tief.</strong> Flacher fällt die Schale oft nicht ab, weil ihr der Widerstand fehlt.</li><li><strong>Licht, sobald etwas grün ist.</strong> Ein Tag im Dunkeln zu viel, und der Sämling ist sechs Zentimeter lang und fällt um.</li></ol>
<h2>Macht den Zettel nach</h2>
<p>Im Tagebuch gibt es für die erste Woche ein Feld für die Keimmethode. Schreibt dazu, wie viele Samen es waren und wie viele davon aufgingen, auch die, die nichts wurden. Aus 48 Samen lernt man wenig. Aus vielen Zetteln zusammen könnte man wirklich etwas ablesen.</p>
<p>{diary:1}</p>`,
    },
  },
};
