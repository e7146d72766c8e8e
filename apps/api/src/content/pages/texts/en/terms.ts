import type { PageText } from "../page-text.ts";

export const terms: PageText = {
  title: "Terms of use",
  description: "The rules for using Grow, in plain words.",
  text: `
<p>These terms apply between you and {operator}, who runs {host}. We've tried to write them so that you can read them.</p>
<h2>Who can use Grow</h2>
<ul>
<li>You're an adult, and old enough to grow or buy cannabis where you live. At least 18.</li>
<li>You grow only what the law where you live allows. You're responsible for knowing it: nothing on this site is legal advice.</li>
<li>One person, one account. Brands use the brand portal.</li>
</ul>
<h2>Your account</h2>
<p>Keep your password to yourself. You're responsible for what happens with your account until you tell us that somebody else has it. You can delete it at any time.</p>
<h2>What you post</h2>
<p>It stays yours. By posting it you allow us to store it, to show it on Grow, to convert and translate it, and to make it findable, for as long as it's online. When you delete it, this permission ends, and we remove it within 30 days. We have no control over quotes or copies others have made in the meantime.</p>
<p>Post only what you may post: your own photos and words, or those of people who agreed.</p>
<h2>What isn't allowed</h2>
<ul>
<li>Selling, buying, giving away or arranging to hand over cannabis, seeds or other goods where the law forbids it.</li>
<li>Anything that shows or is aimed at minors.</li>
<li>Medical promises. You can write how something worked for you; you can't promise that it cures others.</li>
<li>Insults, threats, hate, doxxing, naked people, violence.</li>
<li>Made-up diaries, stolen photos, bought or traded reviews and votes, and advertising dressed up as a diary.</li>
<li>Spam, scraping that slows the site down for others, attacks, attempts to get around limits or rights.</li>
</ul>
<h2>What we do when rules are broken</h2>
<p>A moderator can hide a post, remove it, or suspend an account, for a time or for good. We tell you what, why and which rule it was about. You can answer that message, and a person who didn't make the decision will look again. You can also turn to a court or to a certified dispute body in your country.</p>
<p>If you report something in good faith, we tell you the outcome. If somebody keeps reporting without reason, we can stop handling their reports for a while.</p>
<h2>How lists are sorted</h2>
<p>By what you chose: newest, most liked, best yield and so on. "Recommended" uses your language, likes, comments, how complete a diary is and how recent it is. Nobody can buy a place. Ads are labelled, say who pays, and why you see them.</p>
<h2>What we promise, and what we don't</h2>
<p>We run Grow with care, but we can't promise that it's always online or free of mistakes. Growing advice, numbers and reviews come from other growers: use your own judgement, above all with electricity, chemicals and your health.</p>
<p>We're liable without limit for intent, gross negligence and injury to life or health. For slight negligence we're liable only where we break a duty that this contract depends on, and then for the damage that was foreseeable. Your statutory rights as a consumer are not affected.</p>
<h2>Changes</h2>
<p>If we change these terms in a way that matters, we tell you at least 30 days before. If you don't agree, you can delete your account until then and take your data with you.</p>
<h2>Law</h2>
<p>The law of the country where {operator} is based applies. Consumers keep the protection of the law where they live, and can sue and be sued there.</p>
<p>For what you buy, the <a href="/terms-paid">terms of paid plans</a> apply too. How we handle your data is in the <a href="/policy">privacy policy</a>.</p>
`,
};
