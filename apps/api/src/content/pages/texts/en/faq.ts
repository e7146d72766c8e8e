import type { PageText } from "../page-text.ts";

export const faq: PageText = {
  title: "Questions and answers",
  description: "How diaries, weeks, photos, reviews and accounts work on Grow.",
  text: `
<h2>Does it cost anything?</h2>
<p>No. Writing diaries, asking questions and reading are free. <a href="/premium">Premium</a> opens locked diaries and hides ads.</p>
<h2>Do I need an email address?</h2>
<p>It depends on the site's settings. If you sign up without one, save your recovery codes: they're the only way back in if you lose your password.</p>
<h2>Who can see my diary?</h2>
<p>Everyone, unless you set it to unlisted (only people with the link) or private (only you). You can change that at any time, and hide your profile from lists in your settings.</p>
<h2>What goes into a week?</h2>
<p>As much as you like: photos, a few words, light hours, temperature, humidity, EC, pH, height, nutrients. Everything is optional. A week with 140 characters, a photo and four readings counts as a good week.</p>
<h2>I missed a week. What now?</h2>
<p>Add it later. Weeks can be filled in any order, and two entries in one week are fine.</p>
<h2>Which units can I use?</h2>
<p>Yours. Choose Celsius or Fahrenheit, centimetres or inches, EC or ppm in your settings. Others see their own units. You can also type "77 F" or "1/2 tsp/gal" into any field.</p>
<h2>Can I write without a connection?</h2>
<p>Yes. Anything you save offline stays on your phone and uploads when you're back online.</p>
<h2>Do my photos show where I live?</h2>
<p>No. We delete location, camera and time from every photo and video before we store it.</p>
<h2>How do reviews work?</h2>
<p>Review seeds and nutrients when you harvest, and gear any time after you've used it. A brand can answer a review, but can't change or remove it.</p>
<h2>Something is wrong with my plant. Where do I ask?</h2>
<p><a href="/grow-questions">Ask a question</a> with a photo. The <a href="/grow-questions/key">picture key</a> helps you find the symptom first.</p>
<h2>How do I report something?</h2>
<p>Every diary, comment, photo and profile has "Report" in its menu. A moderator decides, and the author is told why.</p>
<h2>Can I show my diary on my own site?</h2>
<p>Yes. <a href="/widget">Get the code</a> of a small card. It needs no script and sets no cookies.</p>
<h2>How do I get my data out?</h2>
<p>Settings, then Personal data: you get a ZIP with everything, photos included. A single diary can be exported on its page.</p>
<h2>How do I delete my account?</h2>
<p>Settings, then Delete account, at once or after 14 days. If you sign in within those 14 days, you keep your account.</p>
<h2>Didn't find an answer?</h2>
<p><a href="/contact">Write to us</a>.</p>
`,
};
