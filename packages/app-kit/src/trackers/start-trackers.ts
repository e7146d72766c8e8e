import { startPageAnalytics } from "../client/page-analytics.ts";
import { reportErrors } from "./error-reports.ts";
import { trackImpressions } from "./impression-marks.ts";
import { measureSpeed } from "./page-speed.ts";
import { type TrackerTools, trackerTools } from "./tracker-tools.ts";

/**
 * Starts the trackers that both sites have: analytics, impressions, speed and error reports. Errors are always reported, because a report
 * has no id of the visitor.
 *
 * @returns what further trackers of an app need
 */
export function startTrackers(app: "web" | "brands"): TrackerTools {
  const tools = trackerTools();
  const { isCounted, clock } = tools;
  reportErrors({ clock, app, telemetry: isCounted ? measureSpeed(tools) : null });
  if (isCounted) {
    startPageAnalytics();
    trackImpressions(tools);
  }
  return tools;
}
