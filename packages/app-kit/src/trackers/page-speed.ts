import { createTelemetry, type Telemetry } from "@grow/trackers";
import { beaconJson, browserNavigationType, browserSession, observeVitals } from "@grow/trackers/browser";
import { HYDRATION, NAVIGATION } from "../client/page-timing.ts";
import { pageName } from "./page-facts.ts";
import { post } from "./post.ts";
import type { TrackerTools } from "./tracker-tools.ts";

const URL = "/api/telemetry/vitals";

/** Measures web vitals, long tasks, hydration and the router's page changes. Measurements from before it starts are included. */
export function measureSpeed({ clock, page, warn }: TrackerTools): Telemetry {
  const telemetry = createTelemetry({
    ...{ clock, page, warn },
    context: () => ({ path: location.pathname, name: pageName(), query: location.search }),
    session: browserSession,
    navigationType: browserNavigationType(),
    send: (body) => post(URL, body),
    beacon: (body) => navigator.onLine && beaconJson(URL, body),
  });
  observeVitals(telemetry);
  const names = { [HYDRATION]: "hydration", [NAVIGATION]: "navigation" } as const;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      const metric = names[name as keyof typeof names];
      if (metric) telemetry.measure({ name: metric, value: duration });
    }
  }).observe({ type: "measure", buffered: true });
  return telemetry;
}
