/*
 * Counts views. A small bundle of its own, loaded when the browser is idle, also on pages that are never hydrated.
 */
import { PAGE_SHOWN } from "@grow/app-kit/client/page-shown.ts";
import { createGuestId } from "@grow/trackers";
import { browserCookies, browserPage } from "@grow/trackers/browser";
import { COUNTED_VIEWS } from "./counted-views.ts";
import { createViewCounter } from "./shared/counting/count-views.ts";

const guestId = createGuestId({ cookies: browserCookies(document.documentElement.dataset.cookieDomain) });

const show = createViewCounter({
  counted: COUNTED_VIEWS,
  page: browserPage(),
  send(target) {
    const headers = { "X-Guest": guestId() };
    fetch(target, { method: "POST", headers, keepalive: true })
      // An unread response keeps its connection open.
      .then((response) => response.text())
      .catch(() => {});
  },
});

show(location.pathname);
addEventListener(PAGE_SHOWN, () => show(location.pathname));
