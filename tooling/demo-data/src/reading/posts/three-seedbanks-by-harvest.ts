import type { PostSeed } from "../post.ts";

export const threeSeedbanksByHarvest: PostSeed = {
  slug: "three-seedbanks-by-harvest",
  category: "seeds",
  tags: ["seedbanks"],
  author: "old-kiln",
  daysAgo: 23,
  picture: {
    shows: "Trimmed buds close by, some purple and some lime green.",
    spec: {
      kind: "plant",
      phase: "harvest",
      view: "bud",
      setting: "tent",
      seed: 5401,
      hue: 288,
      week: 2,
      frame: "wide",
    },
  },
  figure: {
    shows: "A seed pack on a plain table, in the colour of fired clay.",
    spec: { kind: "product", seed: 5402, shape: "seed_pack", hue: 28 },
  },
  diaries: [
    { strain: "Night Plum", isHarvested: true },
    { strain: "Lemon Thicket", isHarvested: true },
    { strain: "Harbour Fog", isHarvested: true },
  ],
  texts: {
    en: {
      title: "Three seedbanks, compared by what growers harvested",
      preview:
        "Packets promise. Diaries weigh. We read finished diaries with strains from Ember Genetics, Old Kiln and Northfold, and looked at what was left after drying.",
      authorRole: "Editor for seeds, no relation to Old Kiln Seeds",
      figureAlt: "An unopened packet of seeds",
      figureCaption: "Five seeds, one number in bold. It was measured in somebody else's room.",
      text: `<p>A seed packet tells you what a strain did for the breeder. A diary tells you what it did for a person with a job, a warm attic and a fan that rattles. For this comparison we left the packets in the drawer. We read finished diaries on Grow that end with a weighed dry harvest, and grouped them by seedbank.</p>
<p>A word before the numbers, because this is where comparisons usually go wrong. The ranges below are what most of the diaries report, not an average and not a test. Growers choose seeds that suit their rooms. Someone with a 480 W lamp and six years of notes doesn't pick the same packet as someone with a window. And we know several of these growers by name, which makes us fond of them.</p>
<h2>The three</h2>
<ul><li><strong>Ember Genetics</strong>: colour and short flowering, with {strain:night-plum} as the strain everybody knows.</li><li><strong>Old Kiln Seeds</strong>: feminised standards, such as {strain:lemon-thicket} and {strain:quiet-thunder}. The name is a coincidence. I had it first.</li><li><strong>Northfold Seeds</strong>: old outdoor lines from cold valleys, such as {strain:harbour-fog}.</li></ul>
<h2>What the diaries say</h2>
<table><thead><tr><th scope="col"></th><th scope="col">Ember</th><th scope="col">Old Kiln</th><th scope="col">Northfold</th></tr></thead><tbody><tr><th scope="row">Flowering</th><td>8 to 9 weeks</td><td>8 to 9 weeks</td><td>7 to 8 weeks</td></tr><tr><th scope="row">Stretch after the flip</th><td>1.5 to 2 times</td><td>1.5 to 2 times</td><td>1.5 to 1.7 times</td></tr><tr><th scope="row">Dry harvest under a lamp</th><td>0.6 to 1.2 g/W</td><td>0.7 to 1.2 g/W</td><td>0.6 to 1.0 g/W</td></tr><tr><th scope="row">Resistance, growers' rating</th><td>5 to 7 of 10</td><td>6 to 8 of 10</td><td>8 to 9 of 10</td></tr></tbody></table>
<p>The widest range in this table isn't between columns. It's inside each one. The best Northfold diaries out-harvest the weaker Ember diaries by a good margin, and the difference has nothing to do with the seed.</p>
<h2>What separates a 0.6 from a 1.1</h2>
<p>We put the diaries of one strain next to each other and looked for what the heavy ones share. Three things came up again and again:</p>
<ol><li><strong>A full floor at the flip.</strong> The lamp is paid for the whole square metre. Where plants fill only two thirds of it when the light changes, a third of the light falls on the floor until harvest.</li><li><strong>No lost week.</strong> Overwatering in week two, a burnt tip in week five, a late start of the nutrients. Each of these costs days, and an eight-week strain has few to spare.</li><li><strong>Patience at the end.</strong> The last ten days are heavier than they look. Diaries that end early end light.</li></ol>
<p>Mould works in the other direction. One bad spot in the top bud can undo everything above, and it's where the rating for resistance earns its place in the table.</p>
<p>{figure}</p>
<h2>Who should buy what</h2>
<p><strong>Your room is under control and you like colour.</strong> Take Ember. Cool nights at the end bring out the purple, but the strains forgive less: keep the air dry from week six on.</p>
<p>{diary:1}</p>
<p><strong>You want weight and no surprises.</strong> Take Old Kiln. The plants in one packet look alike, so a net stays flat, and the smell of {strain:quiet-thunder} needs a fresh filter.</p>
<p>{diary:2}</p>
<p><strong>You grow outside, or your tent is in a damp place.</strong> Take Northfold. You give up some weight under the lamp and get it back in October, when other people are cutting out grey buds.</p>
<p>{diary:3}</p>
<h2>How to check us</h2>
<p>Every strain page shows the harvests of its finished diaries and how many there are. With fewer than five it shows no numbers at all, and you should be just as strict with your own conclusions. One great harvest is a great grower. Twenty ordinary ones are a strain.</p>
<p>Look at the lamp and the pot size before you compare. And then, when your own grow is dry and weighed, enter the number. Especially if it's a small one. Those are the ones that are missing.</p>`,
    },
  },
};
