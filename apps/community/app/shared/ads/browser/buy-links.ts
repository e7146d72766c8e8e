import { post } from "@grow/app-kit/trackers/post.ts";
import type { TrackerTools } from "@grow/app-kit/trackers/tracker-tools.ts";
import { awaitView, createAdButtons } from "@grow/trackers";
import { onPress } from "./on-press.ts";

/** A link to a shop, with the id of its product. */
const BUY_LINKS = "a[data-buy]";

/** Counts one view and every click of the page's links to shops, also of those that appear later. */
export function countBuyLinks({ clock, page, warn, inView, guest, onChange }: TrackerTools): void {
  const buttons = createAdButtons({
    warn,
    send: (action, button) =>
      post(`/api/adv/button/${action}`, button, { headers: { "X-Guest": guest() }, keepalive: true }),
  });
  const tracked = new WeakSet<Element>();
  const scan = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(BUY_LINKS)) {
      if (tracked.has(link)) continue;
      tracked.add(link);
      // The attribute, as the browser would complete the address with a slash.
      const button = () => ({ url: link.getAttribute("href") ?? "", product_id: Number(link.dataset.buy) });
      const view = awaitView({ clock, page }, () => {
        stop();
        buttons.view(button());
      });
      const stop = inView.observe(link, view.see);
      onPress(link, () => buttons.click(button()));
    }
  };
  scan();
  onChange(scan);
}
