import type { Locale } from "@grow/i18n";
import { createErrorReporter, type Telemetry } from "@grow/trackers";
import { EARLY_ERRORS, type EarlyError } from "../client/early-errors.ts";
import { siteVersion } from "./page-facts.ts";
import { post } from "./post.ts";
import type { TrackerTools } from "./tracker-tools.ts";

interface ReportOptions extends Pick<TrackerTools, "clock"> {
  readonly app: "web" | "brands";
  /** Counts what was reported, without its words; null for a visitor who is not counted. */
  readonly telemetry: Pick<Telemetry, "error"> | null;
}

/** Reports errors of scripts and failed pages, also those from before it starts, each message once a minute and page. */
export function reportErrors({ clock, app, telemetry }: ReportOptions): void {
  const report = createErrorReporter<"web" | "brands", Locale>({
    clock,
    app,
    version: siteVersion(),
    user_agent: navigator.userAgent,
    locale: document.documentElement.dataset.locale as Locale,
    send: (body) => post("/api/errors/nx", body, { keepalive: true }),
  });
  const push = (event: EarlyError) => {
    if (isForeign(event)) return;
    const status = "status" in event ? event.status : undefined;
    // Telemetry counts pages with errors; the words are in the report.
    if (report(causeOf(event), { path: location.pathname, status })) telemetry?.error({ message: "" });
  };
  const early = window[EARLY_ERRORS] as readonly EarlyError[] | undefined;
  window[EARLY_ERRORS] = { push };
  early?.forEach(push);
}

/** What was thrown, or the browser's own words. */
function causeOf(event: EarlyError): unknown {
  if ("reason" in event) return event.reason;
  return event.error ?? ("message" in event ? event.message : undefined);
}

/** Whether the script of an extension or of another site failed, or nothing did: the browser reports delayed resize observers as errors. */
function isForeign(event: EarlyError): boolean {
  if (!("filename" in event)) return false;
  const isOurs = event.filename === "" || event.filename.startsWith(location.origin);
  return !isOurs || /^(?:ResizeObserver loop|Script error\.?$)/.test(event.message);
}
