import type { PageText } from "../page-text.ts";

export const about: PageText = {
  title: "About Grow",
  description:
    "Grow is where growers write down what they did, week by week, and learn from each other's numbers.",
  text: `
<p>Grow is a place for people who grow cannabis where it's legal. You keep a diary, week by week, with photos and readings. Everyone else can see what really happened: the mistakes, the fix, the harvest.</p>
<h2>Why diaries</h2>
<p>Seed packets promise, forums argue, diaries show. When 40 people grow the same strain and write down every week, you can see how tall it gets, how long it takes and what it yields under a light like yours. That's the idea behind every number on this site.</p>
<h2>How we count</h2>
<ul>
<li>Numbers come from finished public diaries, never from a breeder's brochure. We always label a breeder's own figures.</li>
<li>We count growers, not diaries. With fewer than 5 growers we show no number, and tell you why.</li>
<li>Reviews come from people who grew or used the thing. Ratings by a brand's own people are marked and never counted.</li>
</ul>
<h2>How we earn money</h2>
<p>Brands pay for their place in the <a href="/partner">brand portal</a> and for ads, which are always labelled. Growers can buy <a href="/premium">Premium</a>. Nobody can pay for a better rating, a higher place in a list or a deleted review.</p>
<h2>What belongs to you</h2>
<p>Your diaries, photos and readings are yours. You can download all of it at any time and take it elsewhere, and delete it whenever you like. We remove the location from every photo you upload.</p>
<h2>Who runs Grow</h2>
<p>{operator} runs this site. Questions, ideas, complaints: <a href="mailto:{email}">{email}</a>. The details are in the <a href="/imprint">imprint</a>.</p>
`,
};
