import type { PostText } from "../../post.ts";

export const en: PostText = {
  title: "VPD without a table",
  preview:
    "Three numbers, one subtraction and a thermometer in the right place. How to work out VPD in your head, and when to leave it alone.",
  authorRole: "Grows in an 80×80 tent and writes down every reading",
  figureAlt: "A fan leaf with flat edges in the light of a grow lamp",
  figureCaption: "Flat edges, slightly raised tips: this leaf is comfortable.",
  text: `<p>VPD charts are colourful and usually on the wrong wall. You need them in the tent, with wet hands, while the controller shows 26.4 °C and 57%. The good news: you can do the sum in your head. It's accurate enough for every decision you'll make with it.</p>
<h2>What the number says</h2>
<p>VPD stands for vapour pressure deficit. Inside a leaf the air is saturated with water. Outside it's drier. The difference between the two pressures, in kilopascals, tells you how hard the air pulls water out of the leaf.</p>
<p>Low VPD means little pull: the plant drinks slowly, and water brings less calcium to the new leaves. High VPD means a strong pull: the roots can't keep up, the leaf closes its pores and stops growing to save water.</p>
<h2>Three numbers to remember</h2>
<p>Warm air can hold more water than cold air. These are the pressures of saturated air:</p>
<table><thead><tr><th scope="col">Temperature</th><th scope="col">Saturated air</th></tr></thead><tbody><tr><td>20 °C</td><td>2.3 kPa</td></tr><tr><td>25 °C</td><td>3.2 kPa</td></tr><tr><td>30 °C</td><td>4.2 kPa</td></tr></tbody></table>
<p>Between them, add 0.2 per degree. At 27 °C you get 3.6, and the exact value is 3.57. Close enough.</p>
<h2>The sum</h2>
<ol><li>Take the saturated pressure at your air temperature. At 25 °C: 3.2.</li><li>Multiply it by the humidity that is missing. At 60% that's 40%: 3.2 × 0.4 = 1.3 kPa. This is the deficit of the air.</li><li>Subtract 0.2 for every degree the leaf is cooler than the air. Under LED that's often two degrees: 1.3 − 0.4 = 0.9 kPa. This is the deficit at the leaf.</li></ol>
<p>Step 3 is the one people forget. If you measure 1.3 and believe it, you raise the humidity of a plant that was fine. An infrared thermometer for the kitchen is good enough to measure leaves: point it at five shaded ones and use the average. Our calculator assumes two degrees if you don't enter a leaf temperature.</p>
<p>{figure}</p>
<h2>What to aim for</h2>
<ul><li><strong>Seedlings and cuttings:</strong> 0.4 to 0.8 kPa. They have few roots or none.</li><li><strong>Vegetative:</strong> 0.8 to 1.2 kPa.</li><li><strong>Flowering:</strong> 1.2 to 1.6 kPa. The upper half is for the last weeks, when buds are dense and mould is the bigger risk.</li></ul>
<p>These are habits of growers, not limits of nature. A plant at 0.75 in week three of veg isn't ill. If you look at the diary below, week by week, you'll find readings outside these bands and a harvest all the same.</p>
<p>{diary:1}</p>
<h2>Three mistakes that cost more than a wrong number</h2>
<p><strong>The sensor hangs in the wrong place.</strong> In the beam of the lamp it reads the lamp. Hang it at canopy height, in the shade of a leaf, with moving air around it.</p>
<p><strong>You only look by day.</strong> When the lamp goes off, the air cools by four or five degrees and the same water gives a much higher humidity. A tent that sits at 55% in the evening can reach 75% an hour after lights-off. Buds don't care what the average was. Look at the hour after the switch.</p>
<p><strong>You turn two knobs at once.</strong> Warmer air, a humidifier and a faster fan on the same day tell you nothing. Change one thing, wait a day, write it down.</p>
<h2>When to leave it alone</h2>
<p>If leaves point slightly upwards an hour after lights-on, new growth is even and the pot gets light at its usual pace, the climate is fine, whatever the number says. VPD explains a problem you can see. It isn't a score.</p>
<p>Start with the leaf, then the sum, then the humidifier. In that order you'll buy one device less.</p>`,
};
