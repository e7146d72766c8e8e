import type { PageText } from "../page-text.ts";

export const termsPaid: PageText = {
  title: "Terms of paid plans",
  description: "Price, renewal, cancelling and refunds of Premium and of the plans for brands.",
  text: `
<p>These terms apply to Premium and to the plans for brands, in addition to the <a href="/terms">terms of use</a>. You buy from {operator}.</p>
<h2>Price</h2>
<p>The price you see before you order includes VAT and everything else. It stays the same for the time you've paid for. If it changes, your next invoice names the new price, 14 days before your plan ends.</p>
<h2>Ordering and paying</h2>
<p>Your order is binding when you press the button that says so. You pay by card or by bank transfer, whichever we offer. Your plan starts when your payment has arrived. You get an invoice by email, and find all of them in your settings.</p>
<h2>Renewal and cancelling</h2>
<p>No plan renews by itself, and we never charge you without an order. 14 days before your plan ends, we send you an invoice for the same time again. If you pay it, your plan goes on. If you don't, it ends on the last day you've paid for. You can turn these invoices off on your plan's page.</p>
<h2>14 days to change your mind</h2>
<p>As a consumer in the EU or the UK you can withdraw from the order within 14 days, without giving a reason. Write to <a href="mailto:{email}">{email}</a>; a sentence is enough. We refund the price within 14 days, using the payment method you paid with. If you asked us to start at once and have used the plan, we can keep the share for the days used.</p>
<h2>If something doesn't work</h2>
<p>Tell us, and we'll fix it. If we can't within a fair time, you can get back the price for the time in which it didn't work.</p>
<h2>What happens at the end</h2>
<p>Nothing is deleted. Your diaries, your brand's page and everything on them stay online; only what the plan unlocked is closed again.</p>
<h2>When we end a plan</h2>
<p>We can end it when you break the <a href="/terms">terms of use</a> in a serious way. If we end it for another reason, you get back what you've paid for the rest.</p>
`,
};
