import type { PostSeed } from "../post.ts";

export const readingRunoffEc: PostSeed = {
  slug: "reading-runoff-ec",
  category: "practice",
  tags: ["ec", "coco", "watering"],
  author: "hazel.in.coco",
  daysAgo: 2,
  picture: {
    shows: "A flowering plant in a tent, bent low, brown tips on the upper leaves from too much feed.",
    spec: {
      kind: "plant",
      phase: "flowering",
      view: "whole",
      setting: "tent",
      training: "lst",
      flaws: { tip_burn: 0.6 },
      seed: 344,
      hue: 84,
      week: 4,
      frame: "wide",
    },
  },
  figure: {
    shows: "An EC meter on a plain table.",
    spec: { kind: "product", seed: 5301, shape: "meter", hue: 190 },
  },
  diaries: [{ strain: "Quiet Thunder", isHarvested: true }],
  texts: {
    en: {
      title: "Reading runoff EC",
      preview:
        "Runoff tells you what the roots are sitting in, if you measure the right part of it. Four patterns in coco, and what to do about each one.",
      authorRole: "Grows in coco and empties her own saucers",
      figureAlt: "A hand-held EC meter",
      figureCaption: "Rinse it, calibrate it once a month, and let it sit in the sample for a minute.",
      text: `<p>You mix a feed of 1.6, water until some of it runs out, and the saucer says 2.9. The forums have three answers to that: flush, ignore it, or buy something. All three can be right. Which one it is depends on how you measured and on what the number did last week.</p>
<h2>What you're measuring</h2>
<p>EC is the conductivity of a solution, in mS/cm. The more dissolved salt, the higher it is. Runoff is a mixture: some of it has just fallen through the pot along the edge, some of it has pushed old solution out of the coco. Only the second part tells you about the roots.</p>
<p>So the first rule is to throw away the first part.</p>
<ol><li>Water until the first drops come out. Wait ten minutes.</li><li>Water again with about a tenth of the pot's volume, slowly and over the whole surface.</li><li>Put a clean saucer under the pot for this second round. Measure that.</li><li>Let the sample cool or warm to room temperature. Conductivity changes by about 2% per degree, and cheap pens correct for it badly.</li></ol>
<p>Always take the same pot, the same time of day and the same volume. A single reading is a rumour. Five of them are a line.</p>
<p>{figure}</p>
<h2>Four patterns</h2>
<table><thead><tr><th scope="col">Runoff against feed</th><th scope="col">What's going on</th><th scope="col">What to do</th></tr></thead><tbody><tr><td>0.1 to 0.4 above, steady</td><td>The plant drinks a little more water than salt. Normal.</td><td>Nothing.</td></tr><tr><td>Rises from one day to the next</td><td>Salt collects: too little runoff, or too strong a feed.</td><td>More volume per watering first. If it still rises after three days, lower the feed by 0.2.</td></tr><tr><td>More than 1.0 above</td><td>The collection has been going on for a while.</td><td>Water once with a light feed of 0.8 to 1.0, two pot volumes. Then back to normal, a little weaker.</td></tr><tr><td>Below the feed</td><td>The plant takes salt faster than water. Hungry, or fresh coco that binds calcium.</td><td>Raise the feed by 0.2 and look again after three days.</td></tr></tbody></table>
<p>Notice what isn't in the table: plain water. In coco, plain water takes the nutrients along with the excess, and the coco then holds back calcium and magnesium from the next feed. A weak feed cleans just as well and doesn't upset the balance.</p>
<h2>How much runoff is enough</h2>
<p>I aim for 15%. If I give two litres, 300 ml should come out. Collect it once and measure it, because almost everybody overestimates. What looks like a full saucer is often 5%.</p>
<p>Small pots make this easy, big pots make it hard. A plant in 20 litres of coco that gets one litre a day never has any runoff, and its numbers climb for weeks. Then week five of flower arrives and the tips turn brown, and people blame the bloom booster.</p>
<p>Watering more often helps more than watering stronger. Two smaller waterings a day keep the coco wetter, and wet coco has a lower EC than the same coco half dry: the salt is the same, the water isn't. That's also why a reading before lights-on differs from one in the evening.</p>
<h2>pH is the second half</h2>
<p>Measure it in the same sample. In coco you'd like 5.8 to 6.3 coming out. If EC is high and pH falls by a few tenths over the week, salt is collecting. If pH rises while EC falls, the plant is eating nitrate with a good appetite. That one is a compliment.</p>
<h2>What about soil?</h2>
<p>In soil, runoff is a poor witness. Peat and compost hold and release salt as they please, and a reading of 3 can mean anything. Press a handful of soil from the root zone into the same volume of distilled water, wait an hour, and measure that instead. Compare it only with your own earlier readings.</p>
<h2>Write it down</h2>
<p>A diary week on Grow has one field for EC. I enter the feed there and put the runoff into the text: "in 1.6, out 1.9". After four weeks, I can see the line. When something goes wrong, I can also see the day it began to go wrong, which is usually six days before the leaves said so.</p>
<p>{diary:1}</p>
<p>If I had to keep one sentence of all this: trust the direction, not the number. A runoff of 2.4 that has been 2.4 for two weeks, under a plant with clean tips, needs no help from you.</p>`,
    },
  },
};
