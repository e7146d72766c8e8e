import type { PostText } from "../../post.ts";

export const en: PostText = {
  title: "Drying in a warm flat",
  preview:
    "The books say 16 °C. Your flat says 25. What still works when you can't cool the room: bigger pieces, a cardboard box and a hygrometer in the jar.",
  authorRole: "Dries in a third-floor flat without a cellar",
  figureAlt: "A closed glass jar with trimmed buds, two thirds full",
  figureCaption: "Two thirds full, so that there's air to measure.",
  text: `<p>Everybody knows the advice: 15 to 18 °C, 60% humidity, two weeks. It's good advice, and it was written by people with a cellar. I live under a flat roof. In September my coolest room has 25 °C, and it stays that way until the jars are full. Here's what I do instead.</p>
<h2>Why warm means fast</h2>
<p>What dries your buds is the deficit of the air: the pressure of saturated air, multiplied by the humidity that's missing.</p>
<table><thead><tr><th scope="col">Room</th><th scope="col">Pull on the water</th></tr></thead><tbody><tr><td>18 °C, 60%</td><td>0.8 kPa</td></tr><tr><td>25 °C, 65%</td><td>1.1 kPa</td></tr><tr><td>25 °C, 55%</td><td>1.4 kPa</td></tr><tr><td>25 °C, 45%</td><td>1.7 kPa</td></tr></tbody></table>
<p>A normal warm flat at 45% pulls twice as hard as the cellar. The outside of a bud turns crisp on day three while the stem inside is still wet. Then it goes into the jar too early, and smells of hay.</p>
<p>You could copy the cellar's pull with 74% humidity. Don't. At 25 °C that's an invitation to mould. I aim for 60 to 65% and slow down the rest by other means.</p>
<h2>Slow it down without cooling</h2>
<ol><li><strong>Hang big pieces.</strong> A whole plant takes about twice as long as single buds, because the stem keeps handing water to the flowers. If it's too large, cut it into three or four branches, no smaller.</li><li><strong>Leave the sugar leaves on.</strong> They curl around the bud and shield it. Remove only the big fan leaves. You trim dry, which takes longer and makes more mess. It's worth it.</li><li><strong>Put a box around it.</strong> A wardrobe carton with a rail, two hand-sized holes near the bottom and two at the top. The plant brings its own humidity, and the cardboard evens it out overnight.</li><li><strong>Keep air moving outside the box.</strong> A fan on the lowest step, pointing at a wall. Never at the buds.</li><li><strong>Turn the air conditioner away.</strong> It cools, but it also dries. If you use it, hang the box in the room next door.</li></ol>
<p>Put a hygrometer into the box, at the height of the thickest bud, and look at it morning and evening. Above 68%, open the flap for an hour. Below 55%, close one hole with tape.</p>
<h2>What that changes</h2>
<p>These are my own times, at about 25 °C and 60%. One flat and eleven harvests, so take them as a rough guide.</p>
<ul><li>Single trimmed buds on a net: 3 to 4 days</li><li>Branches in the open room: 5 to 6 days</li><li>Whole plant in the open room: 7 to 8 days</li><li>Whole plant in the carton: 9 to 11 days</li></ul>
<p>Weigh the plant when you hang it. In most diaries on Grow the fresh weight is four to five times the dry weight. When the scale shows a third of the first day, start to check every day.</p>
<p>{diary:1}</p>
<h2>The jar decides, not the calendar</h2>
<p>Bend a branch as thin as a match. If it snaps and a few fibres hold on, cut everything down, trim, and fill the jars to two thirds. Put a small hygrometer into each one and read it after twelve hours in the dark.</p>
<p>{figure}</p>
<ul><li><strong>Over 70%:</strong> take everything out and give it another day in the box.</li><li><strong>65 to 70%:</strong> lid off for two hours, then measure again the next day.</li><li><strong>58 to 64%:</strong> that's where you want to be. Open it for five minutes a day in the first week, then once a week.</li><li><strong>Under 55%:</strong> it's dry. Close the jar and leave it closed. You can't bring back the aroma with an orange peel, but you can bring in mould.</li></ul>
<p>If a jar smells of ammonia when you open it, don't wait for the hygrometer. It's too wet. Spread everything out at once and cut open the thickest bud. Grey or brown fluff inside means the whole bud goes into the bin. Its neighbours get checked one by one. Mould can't be dried away.</p>
<h2>What you can't fix</h2>
<p>Some aroma is lost in a warm room, citrus first. I notice it most with {strain:lemon-thicket}, hardly at all with earthy strains. If you can choose when to harvest, choose the first cool week. If you can't, dry slowly, keep the jars in the coolest dark corner you have, and don't compare yourself with people who own a cellar.</p>
<p>What I'd like to see next is a proper side-by-side of both temperatures. It's on the ballot.</p>
<p>{voting:1}</p>`,
};
