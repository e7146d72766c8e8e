import { createAnalytics } from "@grow/trackers";
import { FEED_PAGE_SHOWN, type FeedPageShown } from "./feed-page-shown.ts";
import { PAGE_SHOWN } from "./page-shown.ts";

/**
 * Reports this page and all further ones to the server that the document names, in the format of Plausible's events API. Without a name
 * it reports nothing: analytics are off, the member refused, or is staff. Paths only; queries may hold what somebody typed.
 */
export function startPageAnalytics(): void {
  const { analytics: url, analyticsDomain: domain } = document.documentElement.dataset;
  if (!url) return;
  let referrer: string = document.referrer;
  const analytics = createAnalytics({
    // A sign-out or a refused cookie takes the name away.
    question: () => ({ isDisabled: !document.documentElement.dataset.analytics, access: [] }),
    provider: {
      async pageView(path) {
        const page = new URL(path, location.origin).href;
        const body = JSON.stringify({ name: "pageview", domain, url: page, referrer });
        referrer = page;
        // As plain text no preflight request is needed.
        await fetch(url, { method: "POST", body, keepalive: true, credentials: "omit" });
      },
      async event(name, props) {
        const body = JSON.stringify({ name, domain, url: location.origin + location.pathname, props });
        await fetch(url, { method: "POST", body, keepalive: true, credentials: "omit" });
      },
    },
    warn: (text, error) => console.warn(text, error),
  });
  let shown: string | undefined;
  const show = () => {
    // Hydration announces the page that is already reported.
    if (location.pathname === shown) return;
    shown = location.pathname;
    analytics.pageView(shown);
  };
  show();
  addEventListener(PAGE_SHOWN, show);
  addEventListener(FEED_PAGE_SHOWN, (event) =>
    analytics.feedPage(location.pathname, (event as CustomEvent<FeedPageShown>).detail.page),
  );
}
