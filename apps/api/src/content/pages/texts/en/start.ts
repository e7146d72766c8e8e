import type { PageText } from "../page-text.ts";

export const start: PageText = {
  title: "Your first week on Grow",
  description: "From the seed to your first published week, in four small steps.",
  text: `
<p>You don't need a perfect setup or a perfect plant. You need a seed, a phone and five minutes a week.</p>
<h2>1. Look around</h2>
<p>See what others do with a space like yours: <a href="/explore">explore diaries</a> by light, room and medium. Still choosing? <a href="/strains">Compare strains</a> by what growers really harvested, and <a href="/seedbank">seedbanks</a> by their reviews.</p>
<h2>2. Create your account</h2>
<p><a href="/auth/signup">Sign up</a> with a name and a password. Nobody needs to know who you are.</p>
<h2>3. Start a diary</h2>
<p><a href="/diaries/edit/new">Start a diary</a>: a name, what you grow and where. Tents, lights and nutrients can be added later.</p>
<h2>4. Write your first week</h2>
<p>Take a photo, write two sentences, add the readings you have. That's a week. Next week you'll see the difference, and so will everyone who follows you.</p>
<h2>When something goes wrong</h2>
<p>Something always does. Find it in the <a href="/grow-questions/key">picture key</a> or <a href="/grow-questions">ask a question</a> with a photo: somebody has seen it before.</p>
`,
};
