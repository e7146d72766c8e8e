/*
 * What the site counts about its own use. A small bundle of its own, loaded when the browser has nothing else to do, also on
 * pages that nobody touches.
 */
import { PAGE_SHOWN } from "@grow/app-kit/client/page-shown.ts";
import { createVisitorIds, storeOf } from "@grow/trackers";
import { browserCookies, browserPage } from "@grow/trackers/browser";
import { createViewCounter } from "./count-views.ts";

const ids = createVisitorIds({
  cookies: browserCookies(document.documentElement.dataset.cookieDomain),
  device: storeOf(() => localStorage),
  session: storeOf(() => sessionStorage),
});

const show = createViewCounter({
  page: browserPage(),
  send(address) {
    const headers = { "X-Guest": ids.guest() };
    fetch(address, { method: "POST", headers, keepalive: true })
      // An answer that nobody reads keeps its connection.
      .then((response) => response.text())
      .catch(() => {});
  },
});

show(location.pathname);
addEventListener(PAGE_SHOWN, () => show(location.pathname));
