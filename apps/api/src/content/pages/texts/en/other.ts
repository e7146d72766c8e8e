import type { PageText } from "../page-text.ts";

/** Opening words of pages that are more than a text. */
export const contact: PageText = {
  title: "Contact us",
  description: "Write to the people who run Grow.",
  text: `
<p>A question, an idea, something broken? Write to us, and a person answers, usually within two days.</p>
<p>Or by email: <a href="mailto:{email}">{email}</a></p>
`,
};

export const partner: PageText = {
  title: "For brands",
  description: "Run your brand on Grow: products, feeding charts, testers and answers to growers.",
  text: "<p>Your products are already in growers' diaries. Look after your page, answer reviews and find testers in the brand portal.</p>",
};

export const premium: PageText = {
  title: "Premium",
  description: "Read locked diaries week by week, without ads.",
  text: "<p>Premium opens every locked diary and hides ads. Keeping your own diary stays free.</p>",
};

export const widget: PageText = {
  title: "Put your diary on your own site",
  description: "A small card of a diary, a grower or a brand for any website.",
  text: "<p>Choose a diary, copy one line, paste it into your site. The card updates itself, in light and dark, without cookies or scripts.</p>",
};

export const welcome: PageText = {
  title: "Welcome to Grow",
  description: "Good to have you here. What to do first.",
  text: `<p>Good to have you here. <a href="/diaries/edit/new">Start a diary</a>, or see what others grow: <a href="/explore">explore diaries</a>.</p>`,
};
