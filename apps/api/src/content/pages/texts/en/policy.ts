import type { PageText } from "../page-text.ts";

export const policy: PageText = {
  title: "Privacy policy",
  description: "What Grow stores about you, why, for how long, and how you get it back or delete it.",
  text: `
<p>{operator} is responsible for your data on {host}. Questions about it: <a href="mailto:{email}">{email}</a>.</p>
<h2>In short</h2>
<ul>
<li>We store what you type and upload, and what we need to run your account. We don't sell any of it.</li>
<li>We delete location, camera and time from every photo and video.</li>
<li>You can download everything we store about you, and delete it, without asking anybody.</li>
</ul>
<h2>What we store, and why</h2>
<table>
<thead><tr><th>What</th><th>Why</th><th>For how long</th></tr></thead>
<tbody>
<tr><td>Name, password (only as a hash), email if you gave one, language, units</td><td>Your account (contract)</td><td>Until you delete your account</td></tr>
<tr><td>Diaries, photos, readings, questions, comments, reviews, likes, follows</td><td>To show them where you put them (contract)</td><td>Until you delete them; 30 days more for restoring</td></tr>
<tr><td>Sign-ins with time, device and address; changes of password and email</td><td>To spot sign-ins that aren't yours (legitimate interest)</td><td>Sessions until they end, the rest until you delete your account</td></tr>
<tr><td>Orders and invoices</td><td>Contract and tax law</td><td>As long as tax law requires</td></tr>
<tr><td>Reports and our decisions</td><td>Legal duty</td><td>As long as they can be disputed</td></tr>
<tr><td>Messages you send us by the form, with your name, email and screenshot</td><td>To answer you (legitimate interest)</td><td>Until a year after our answer, or until you delete your account</td></tr>
<tr><td>Technical logs without names, emails or passwords</td><td>To find errors and attacks (legitimate interest)</td><td>A few weeks</td></tr>
</tbody>
</table>
<h2>Who sees what</h2>
<p>Public diaries, questions, comments and your profile are seen by everyone, search engines included. Unlisted diaries are seen by those who have the link, private ones by you. Your email is seen by nobody. Moderators see what they need to decide about a report.</p>
<h2>Cookies</h2>
<p>We use them only for what you asked for: staying signed in, your language, theme and units. A random number that tells visitors apart so that views aren't counted twice is set only after a page has loaded, and holds nothing about you. There are no advertising cookies, and nothing is loaded from other companies.</p>
<h2>Ads</h2>
<p>Ads depend on the page and your country, not on what you've read before. Brands see daily totals, never who saw or clicked an ad.</p>
<h2>Emails</h2>
<p>We write when something about your account changes. You choose all other emails, and each one has a link to turn it off.</p>
<h2>Who works for us</h2>
<p>Our hosting company, our email provider and, if you pay by card, the payment company. They work under contract for us, and get only what they need. Machine translation, where it's offered, gets the text you want translated, without your name.</p>
<h2>Your rights</h2>
<p>You can see and correct your data, export it, delete it, restrict how we use it, and object to it. Most of it is in your settings: <a href="/settings/personal">personal data</a> and <a href="/settings/delete">delete account</a>. For everything else, write to <a href="mailto:{email}">{email}</a>. You can also complain to the data protection authority where you live.</p>
<h2>Deleting</h2>
<p>When you delete your account, we delete your email and personal data immediately. Your diaries and photos are purged within 30 days. Comments and answers that others have built on stay, without your name.</p>
<h2>Age</h2>
<p>Grow is for adults. If we learn that an account belongs to a minor, we delete it.</p>
`,
};
