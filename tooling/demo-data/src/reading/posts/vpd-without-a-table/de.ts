import type { PostText } from "../../post.ts";

export const de: PostText = {
  title: "VPD ohne Tabelle",
  preview:
    "Drei Zahlen, eine Subtraktion und ein Thermometer am richtigen Platz: So rechnest du VPD im Kopf aus, und so merkst du, wann du die Finger davon lässt.",
  authorRole: "Growt im 80×80-Zelt und schreibt jeden Messwert auf",
  figureAlt: "Ein Fächerblatt mit flachen Rändern im Licht einer Growlampe",
  figureCaption: "Flache Ränder, leicht gehobene Spitzen: Diesem Blatt geht es gut.",
  text: `<p>VPD-Tabellen sind bunt und hängen meistens an der falschen Wand. Du brauchst sie im Zelt, mit nassen Händen, während der Regler 26,4 °C und 57 % anzeigt. Die gute Nachricht: Du kannst das im Kopf rechnen. Genau genug ist es für jede Entscheidung, die du damit triffst.</p>
<h2>Was die Zahl sagt</h2>
<p>VPD ist das Sättigungsdefizit der Luft. Im Blatt ist die Luft mit Wasser gesättigt, draußen ist sie trockener. Der Unterschied der beiden Drücke in Kilopascal sagt dir, wie stark die Luft am Wasser im Blatt zieht.</p>
<p>Ein niedriger VPD zieht wenig: Die Pflanze trinkt langsam, und mit dem Wasser kommt weniger Calcium in die neuen Blätter. Ein hoher VPD zieht stark: Die Wurzeln kommen nicht nach, das Blatt schließt seine Poren und hört auf zu wachsen, um Wasser zu sparen.</p>
<h2>Drei Zahlen zum Merken</h2>
<p>Warme Luft nimmt mehr Wasser auf als kalte. So hoch ist der Druck, wenn sie gesättigt ist:</p>
<table><thead><tr><th scope="col">Temperatur</th><th scope="col">Gesättigte Luft</th></tr></thead><tbody><tr><td>20 °C</td><td>2,3 kPa</td></tr><tr><td>25 °C</td><td>3,2 kPa</td></tr><tr><td>30 °C</td><td>4,2 kPa</td></tr></tbody></table>
<p>Dazwischen zählst du 0,2 je Grad dazu. Bei 27 °C kommst du auf 3,6, genau wären es 3,57. Das reicht.</p>
<h2>Die Rechnung</h2>
<ol><li>Nimm den Sättigungsdruck bei deiner Lufttemperatur. Bei 25 °C: 3,2.</li><li>Nimm ihn mal die Feuchte, die fehlt. Bei 60 % fehlen 40 %: 3,2 × 0,4 = 1,3 kPa. Das ist das Defizit der Luft.</li><li>Zieh 0,2 ab für jedes Grad, das das Blatt kühler ist als die Luft. Unter LED sind das oft zwei Grad: 1,3 − 0,4 = 0,9 kPa. Das ist das Defizit am Blatt.</li></ol>
<p>Schritt 3 wird gern vergessen. Wer 1,3 ausrechnet und dabei bleibt, befeuchtet eine Pflanze, der nichts gefehlt hat. Zum Messen reicht ein Infrarotthermometer aus der Küche: Halte es auf fünf Blätter im Schatten und nimm den Mittelwert. Unser Rechner nimmt zwei Grad an, wenn du keine Blatttemperatur einträgst.</p>
<p>{figure}</p>
<h2>Was du anpeilst</h2>
<ul><li><strong>Sämlinge und Stecklinge:</strong> 0,4 bis 0,8 kPa. Sie haben wenige Wurzeln oder keine.</li><li><strong>Wachstum:</strong> 0,8 bis 1,2 kPa.</li><li><strong>Blüte:</strong> 1,2 bis 1,6 kPa. Die obere Hälfte ist für die letzten Wochen, wenn die Blüten dicht sind und Schimmel das größere Risiko ist.</li></ul>
<p>Das sind Gewohnheiten von Growern, keine Naturgesetze. Eine Pflanze bei 0,75 in der dritten Wachstumswoche ist nicht krank. Geh das Tagebuch hier Woche für Woche durch: Du findest Messwerte außerhalb dieser Bereiche und trotzdem eine Ernte.</p>
<p>{diary:1}</p>
<h2>Drei Fehler, die mehr kosten als eine falsche Zahl</h2>
<p><strong>Der Fühler hängt falsch.</strong> Im Lichtkegel misst er die Lampe. Häng ihn auf Höhe der Triebspitzen in den Schatten eines Blatts, da, wo sich die Luft bewegt.</p>
<p><strong>Du schaust nur tagsüber hin.</strong> Geht die Lampe aus, wird es vier oder fünf Grad kühler, und mit derselben Menge Wasser steigt die Luftfeuchte kräftig. Ein Zelt, das abends bei 55 % liegt, kann eine Stunde später bei 75 % sein. Den Blüten hilft kein Mittelwert. Schau dir die Stunde nach dem Ausschalten an.</p>
<p><strong>Du drehst an zwei Knöpfen zugleich.</strong> Wärmere Luft, Befeuchter und schnellerer Lüfter am selben Tag sagen dir nichts. Ändere eine Sache, warte einen Tag, schreib es auf.</p>
<h2>Wann du nichts tust</h2>
<p>Zeigen die Blätter eine Stunde nach dem Einschalten leicht nach oben, wächst es oben gleichmäßig und wird der Topf so schnell leicht wie immer, dann stimmt das Klima, egal, was die Zahl sagt. VPD erklärt ein Problem, das du siehst. Es ist keine Note.</p>
<p>Erst das Blatt, dann die Rechnung, dann der Befeuchter. In dieser Reihenfolge kaufst du ein Gerät weniger.</p>`,
};
