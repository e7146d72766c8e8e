import type { PageText } from "../page-text.ts";

export const imprint: PageText = {
  title: "Imprint",
  description: "Who runs this site, and how to reach them.",
  text: `
<h2>Operator</h2>
<p>{operator}<br />{address}</p>
<h2>Contact</h2>
<p>Email: <a href="mailto:{email}">{email}</a><br />Form: <a href="/contact">write to us</a></p>
<h2>Contact point for authorities and users</h2>
<p>Under articles 11 and 12 of the EU Digital Services Act you reach us at the same email address, in English or German.</p>
<h2>Responsible for the content</h2>
<p>{operator}, at the address above. Diaries, comments, questions and reviews are written by their authors. If something breaks the law, use "Report" next to it: it's the fastest way.</p>
`,
};
