import type { PostText } from "../../post.ts";

export const de: PostText = {
  title: "Trocknen in der warmen Wohnung",
  preview:
    "Im Buch stehen 16 °C, in deiner Wohnung sind es 25. Was trotzdem geht, wenn du nicht kühlen kannst: große Stücke, ein Karton und ein Hygrometer im Glas.",
  authorRole: "Trocknet im dritten Stock, ohne Keller",
  figureAlt: "Ein geschlossenes Glas, zu zwei Dritteln mit getrimmten Blüten gefüllt",
  figureCaption: "Zu zwei Dritteln voll, damit Luft zum Messen bleibt.",
  text: `<p>Den Rat kennt jeder: 15 bis 18 °C, 60 % Luftfeuchte, zwei Wochen. Er ist gut, und er stammt von Leuten mit Keller. Ich wohne unter einem Flachdach. Mein kühlstes Zimmer hat im September 25 °C, und dabei bleibt es, bis die Gläser voll sind. So mache ich es.</p>
<h2>Warum warm gleich schnell ist</h2>
<p>Getrocknet werden deine Blüten vom Sättigungsdefizit der Luft: Druck der gesättigten Luft mal die Feuchte, die fehlt.</p>
<table><thead><tr><th scope="col">Raum</th><th scope="col">Zug am Wasser</th></tr></thead><tbody><tr><td>18 °C, 60 %</td><td>0,8 kPa</td></tr><tr><td>25 °C, 65 %</td><td>1,1 kPa</td></tr><tr><td>25 °C, 55 %</td><td>1,4 kPa</td></tr><tr><td>25 °C, 45 %</td><td>1,7 kPa</td></tr></tbody></table>
<p>Eine normale warme Wohnung mit 45 % zieht doppelt so stark wie der Keller. Außen ist die Blüte am dritten Tag knusprig, innen ist der Stiel noch nass. Dann wandert sie zu früh ins Glas und riecht nach Heu.</p>
<p>Mit 74 % Luftfeuchte kämst du auf denselben Zug wie im Keller. Lass das. Bei 25 °C ist das eine Einladung an den Schimmel. Ich peile 60 bis 65 % an und bremse den Rest anders.</p>
<h2>Bremsen ohne zu kühlen</h2>
<ol><li><strong>Große Stücke aufhängen.</strong> Eine ganze Pflanze braucht etwa doppelt so lange wie einzelne Blüten, weil der Stamm Wasser nachliefert. Ist sie zu groß, schneide sie in drei oder vier Äste, kleiner nicht.</li><li><strong>Zuckerblätter dranlassen.</strong> Sie legen sich um die Blüte und schützen sie. Weg kommen nur die großen Fächerblätter. Du trimmst dann trocken: Das dauert länger und krümelt mehr. Es lohnt sich.</li><li><strong>Einen Karton drumherum.</strong> Ein Kleiderkarton mit Stange, unten zwei handgroße Löcher, oben zwei. Die Pflanze bringt ihre Feuchte selbst mit, und die Pappe gleicht über Nacht aus.</li><li><strong>Luft bewegen, aber draußen.</strong> Ventilator auf kleinster Stufe gegen die Wand. Nie auf die Blüten.</li><li><strong>Weg von der Klimaanlage.</strong> Sie kühlt, aber sie trocknet auch. Wenn sie läuft, kommt der Karton ins Zimmer nebenan.</li></ol>
<p>In den Karton gehört ein Hygrometer, auf die Höhe der dicksten Blüte. Schau morgens und abends drauf. Über 68 %: Klappe eine Stunde auf. Unter 55 %: ein Loch zukleben.</p>
<h2>Was das bringt</h2>
<p>Das sind meine eigenen Zeiten bei rund 25 °C und 60 %. Eine Wohnung, elf Ernten, also nur ein Anhaltspunkt.</p>
<ul><li>Einzelne getrimmte Blüten auf dem Netz: 3 bis 4 Tage</li><li>Äste frei im Raum: 5 bis 6 Tage</li><li>Ganze Pflanze frei im Raum: 7 bis 8 Tage</li><li>Ganze Pflanze im Karton: 9 bis 11 Tage</li></ul>
<p>Wieg die Pflanze, wenn du sie aufhängst. In den meisten Tagebüchern auf Grow ist das frische Gewicht vier- bis fünfmal so hoch wie das trockene. Zeigt die Waage noch ein Drittel vom ersten Tag, prüf ab jetzt täglich.</p>
<p>{diary:1}</p>
<h2>Das Glas entscheidet, nicht der Kalender</h2>
<p>Bieg einen Zweig, der so dünn ist wie ein Streichholz. Knackt er und halten nur noch ein paar Fasern, dann alles abnehmen, trimmen und die Gläser zu zwei Dritteln füllen. In jedes kommt ein kleines Hygrometer. Nach zwölf Stunden im Dunkeln liest du ab.</p>
<p>{figure}</p>
<ul><li><strong>Über 70 %:</strong> alles raus und noch einen Tag in den Karton.</li><li><strong>65 bis 70 %:</strong> Deckel zwei Stunden ab, am nächsten Tag neu messen.</li><li><strong>58 bis 64 %:</strong> Da willst du hin. In der ersten Woche jeden Tag fünf Minuten öffnen, danach einmal pro Woche.</li><li><strong>Unter 55 %:</strong> Es ist trocken. Glas zu und zu lassen. Mit einer Orangenschale holst du kein Aroma zurück, aber vielleicht Schimmel ins Glas.</li></ul>
<p>Riecht es beim Öffnen nach Ammoniak, warte nicht auf das Hygrometer: Es ist zu nass. Breite sofort alles aus und schneide die dickste Blüte auf. Ist innen grauer oder brauner Flaum, kommt die ganze Blüte in den Müll, und du prüfst ihre Nachbarn einzeln. Schimmel lässt sich nicht wegtrocknen.</p>
<h2>Was sich nicht retten lässt</h2>
<p>Ein Teil des Aromas geht in einem warmen Raum verloren, Zitrus zuerst. Am meisten merke ich es bei {strain:lemon-thicket}, bei erdigen Sorten kaum. Wenn du dir den Tag der Ernte aussuchen kannst, nimm die erste kühle Woche. Wenn nicht: langsam trocknen, Gläser in die kühlste dunkle Ecke, und vergleich dich nicht mit Leuten, die einen Keller haben.</p>
<p>Woran andere merken, dass es so weit ist, haben wir euch gefragt:</p>
<p>{voting:2}</p>`,
};
