import type { PostSeed } from "../post.ts";

export const ledBei30Zentimetern: PostSeed = {
  slug: "led-bei-30-zentimetern",
  category: "practice",
  tags: ["led", "climate"],
  author: "lichtgestalt",
  daysAgo: 10,
  picture: {
    shows: "The canopy of a plant under a net in a tent, third week of flowering, right below the lamp.",
    spec: {
      kind: "plant",
      phase: "flowering",
      view: "canopy",
      setting: "tent",
      training: "scrog",
      seed: 212,
      hue: 98,
      week: 3,
      frame: "wide",
    },
  },
  figure: {
    shows: "A flat LED board on a plain table.",
    spec: { kind: "product", seed: 5501, shape: "lamp_board", hue: 200 },
  },
  diaries: [{ strain: "Lemon Thicket", isHarvested: true }],
  texts: {
    de: {
      title: "LED bei 30 Zentimetern",
      preview:
        "Näher ran und runterdimmen spart Strom, wenn das Zelt klein und das Blätterdach flach ist. Wie du mit Luxmeter und Blick aufs Blatt den richtigen Abstand findest.",
      authorRole: "Misst Licht in Zelten bis 1,80 m Höhe",
      figureAlt: "Eine flache LED-Leuchte, von unten gesehen",
      figureCaption:
        "Viele kleine Dioden auf großer Fläche: Deshalb darf sie näher ran als eine Natriumlampe.",
      text: `<p>„Mindestens 45 cm Abstand“ steht auf dem Karton fast jeder LED. Der Satz stammt aus einer Zeit, in der alles Licht aus einem heißen Punkt kam. Flache Boards verteilen dasselbe Licht auf viele Dioden. Bei mir hängen sie seit drei Grows auf 30 cm, gedimmt. Das geht gut, aber nicht von selbst.</p>
<h2>Warum näher sparen kann</h2>
<p>Eine Lampe strahlt schräg. Je höher sie hängt, desto mehr Licht trifft die Zeltwand statt der Blätter. Die Wand wirft einen Teil zurück, den Rest schluckt sie. Hängst du die Lampe tiefer, kommt bei gleicher Leistung mehr an, und du kannst dimmen.</p>
<p>Die Kehrseite: Es wird ungleichmäßiger. Die Mitte bekommt viel, die Ecken wenig, und jeder Trieb, der fünf Zentimeter herausragt, steht in einem anderen Klima. 30 cm funktionieren nur über einem flachen Blätterdach. Wer Pflanzen in drei Höhen im Zelt hat, bleibt besser bei 45 und nimmt die Lichtverluste hin.</p>
<h2>Messen, nicht schätzen</h2>
<p>Was zählt, ist PPFD, also wie viele nutzbare Lichtteilchen pro Sekunde auf einen Quadratmeter fallen (µmol/m²s). Ein gutes Messgerät dafür ist teuer. Für weiße LED reicht ein Luxmeter für 20 Euro: Teile den Wert durch 67. Aus 40.000 Lux werden rund 600 µmol. Je nach Lichtfarbe liegst du damit bis zu 10 % daneben, und das ist in Ordnung.</p>
<ol><li>Lampe auf die Höhe hängen und auf die Stufe stellen, die du benutzen willst.</li><li>Auf Höhe der Triebspitzen neun Punkte messen: Mitte, vier Kanten, vier Ecken. Fühler waagrecht halten.</li><li>Alle neun Werte aufschreiben. Die Mitte allein sagt nichts.</li></ol>
<p>Ist der hellste Punkt mehr als doppelt so hell wie der dunkelste, hängt die Lampe für dein Zelt zu tief.</p>
<h2>Wie viel ist genug</h2>
<table><thead><tr><th scope="col">Phase</th><th scope="col">PPFD an den Triebspitzen</th><th scope="col">Licht am Tag</th></tr></thead><tbody><tr><td>Sämling, 18 h</td><td>150 bis 250</td><td>10 bis 16 mol/m²</td></tr><tr><td>Wachstum, 18 h</td><td>300 bis 500</td><td>19 bis 32 mol/m²</td></tr><tr><td>Blüte, 12 h</td><td>700 bis 900</td><td>30 bis 39 mol/m²</td></tr></tbody></table>
<p>Die rechte Spalte ist die Summe über den Tag: PPFD mal Stunden mal 0,0036. Sie ist der Grund, warum 500 µmol im Wachstum schon viel sind: Die Lampe läuft eineinhalbmal so lange.</p>
<p>Über 900 bringt ohne zusätzliches CO₂ immer weniger, und alles andere muss stimmen: Wärme, Wasser, Calcium. Eine Pflanze, die schon bei 800 mit blassen Spitzen antwortet, will keine 1.000.</p>
<p>{figure}</p>
<h2>Der Umzug dauert zehn Tage</h2>
<p>Blätter bauen sich für das Licht, unter dem sie wachsen. Wer abends von 50 auf 30 cm geht und die Leistung stehen lässt, hat morgens ausgebleichte Spitzen. So klappt es:</p>
<ul><li>Zuerst dimmen, dann absenken. Auf 30 cm soll am ersten Tag dieselbe PPFD ankommen wie vorher.</li><li>Alle zwei Tage um 5 bis 10 % heller.</li><li>Nach jedem Schritt am Ende des Lichttags hinschauen, nicht am Anfang.</li></ul>
<h2>Was die Blätter sagen</h2>
<p><strong>Zu viel:</strong> Die obersten Spitzen werden heller, fast weiß, obwohl die Adern grün bleiben. Blattränder rollen sich nach oben. Die Blätter stehen steil, als wollten sie dem Licht die Kante zeigen.</p>
<p><strong>Zu wenig:</strong> lange Abstände zwischen den Knoten, dünne Stiele, Blätter flach ausgebreitet.</p>
<p><strong>Nicht das Licht:</strong> Sind nur die Spitzen braun und der Rest dunkelgrün, ist es der Dünger. Hängen alle Blätter, ist es das Wasser. Das sieht man unter einer nahen Lampe bloß früher.</p>
<p>Miss auch die Blatttemperatur. Auf 30 cm spürt man die Abwärme: Bei mir sind die obersten Blätter ein Grad wärmer als auf 45. Ein Umluftventilator, der zwischen Lampe und Pflanze durchbläst, holt das zurück.</p>
<h2>Was am Ende übrig bleibt</h2>
<p>In meinem 80er-Zelt komme ich auf 30 cm mit 70 % Leistung auf dieselben neun Messwerte wie vorher auf 45 cm mit 85 %. Das sind bei 240 W gut 35 W, über eine Blüte von neun Wochen etwa 27 kWh. Kein Vermögen, aber das Zelt bleibt auch kühler. Ob es sich bei dir lohnt, sagen dir neun Punkte und ein Blatt Papier.</p>
<p>{diary:1}</p>`,
    },
  },
};
