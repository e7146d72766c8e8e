import {
  beaconJson,
  browserCookies,
  browserNavigationType,
  browserPage,
  browserSession,
  browserTabLock,
  observeElements,
  observeErrors,
  observeVitals,
  postJson,
} from "../browser/index.ts";
import {
  createAdStatistics,
  createImpressionStore,
  createImpressions,
  createTelemetry,
  createVisitorIds,
  type ImpressionType,
  sendImpressions,
  storeOf,
  systemClock,
  trackAd,
} from "../index.ts";

/*
 * The script of the test page: counts everything, as in the README.
 */
const clock = systemClock;
const page = browserPage();
const warn = console.warn;
const local = storeOf(() => localStorage);
const ids = createVisitorIds({
  cookies: browserCookies(),
  device: local,
  session: storeOf(() => sessionStorage),
});
const headers = () => ({
  "X-Guest": ids.guest(),
  "X-Uniq-Device": ids.device(),
  "X-Uniq-Session": ids.session(),
});
const inView = observeElements();

const store = createImpressionStore(local, warn);
const impressions = createImpressions({ clock, page, store, warn });
const lock = browserTabLock("impressions");
sendImpressions({
  clock,
  store,
  lock,
  warn,
  send: (stat) => postJson("/api/stat", { stat }, { headers: headers() }),
});
for (const card of document.querySelectorAll<HTMLElement>("[data-card]")) {
  const [type, id] = (card.dataset.card ?? "").split(" ");
  const tracked = impressions.track(type as ImpressionType, Number(id));
  if (tracked) inView.observe(card, tracked.see);
}

const statistics = createAdStatistics({
  guest: ids.guest,
  clock,
  page,
  warn,
  send: (stat, keepalive) => postJson("/api/adv/stat", { stat }, { headers: headers(), keepalive }),
});
for (const slot of document.querySelectorAll<HTMLElement>("[data-ad]")) {
  const ad = trackAd({ statistics, page, clock }, { i: Number(slot.dataset.ad), t: "box", s: "home" });
  inView.observe(slot, ad.see);
  slot.addEventListener("click", ad.click);
}

const telemetry = createTelemetry({
  clock,
  page,
  warn,
  context: () => ({ path: location.pathname, name: "test", query: location.search }),
  session: browserSession,
  navigationType: browserNavigationType(),
  send: (body) => postJson("/api/telemetry/vitals", body),
  beacon: (body) => beaconJson("/api/telemetry/vitals", body),
});
observeVitals(telemetry);
observeErrors(telemetry);
telemetry.measure({ name: "hydration", value: 120 });
document.documentElement.dataset.counting = "yes";
