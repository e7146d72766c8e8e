import type { PageText } from "../page-text.ts";

export const careers: PageText = {
  title: "Work with us",
  description: "Jobs at Grow: what we look for, and how to apply.",
  text: `
<p>We're a small team that builds one thing: the best place for growers to learn from each other.</p>
<h2>Who we look for</h2>
<ul>
<li><strong>Growers who write.</strong> You explain a deficiency so that a beginner gets it, in English, German, Spanish, Russian or Thai.</li>
<li><strong>Moderators.</strong> You're patient, fair, and know a real diary when you see one. A few hours a week, paid.</li>
<li><strong>Engineers and designers.</strong> You like fast pages, honest numbers and software that still works in a tent without reception.</li>
</ul>
<h2>How to apply</h2>
<p>Send a few lines to <a href="mailto:{email}">{email}</a>: who you are, what you'd change on Grow first, and something you've made. No CV template, no cover letter. You hear from a person within two weeks.</p>
<h2>How we work</h2>
<p>From anywhere, in your own hours, with few meetings. We pay the same for the same work, wherever you live.</p>
`,
};
