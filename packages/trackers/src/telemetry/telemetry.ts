import type { Clock } from "../clock.ts";
import type { PageSignals, Warn } from "../page.ts";
import { everyPeriod } from "../period.ts";
import { requireMembers } from "../require-members.ts";
import { newUuid } from "../visitor/uuid.ts";
import { METRIC_MAX, type MetricName, type Rating, rateMetric } from "./rate-metric.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** Measurements per post, and the maximum, except when the page is hidden. */
export const TELEMETRY_BATCH = 20;

/** Milliseconds between two posts of measurements. */
export const TELEMETRY_PERIOD = 30_000;

/** Maximum characters of a measurement's texts; longer ones are truncated. */
export const TELEMETRY_TEXT_MAX = {
  page_path: 1000,
  page_name: 200,
  user_agent: 500,
  error_message: 2000,
  error_file: 500,
  error_stack: 20_000,
} as const;

/** Navigation types in terms of the web vitals. */
export const NAVIGATION_TYPES = [
  "navigate",
  "reload",
  "back-forward",
  "back-forward-cache",
  "prerender",
  "restore",
  "soft-navigation",
] as const;

/** How the user came to the page. */
export type NavigationType = (typeof NAVIGATION_TYPES)[number];

/** The page of a measurement. */
export interface PageContext {
  /** Path without query. */
  readonly path: string;
  /** Name of the route. */
  readonly name: string;
  readonly params?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** The query, with or without the question mark. Secrets are removed. */
  readonly query?: string | undefined;
}

/** A measurement as sent. */
export interface TelemetryMetric {
  readonly name: MetricName;
  /** In ms; CLS without a unit; 1 for an error. */
  readonly value: number;
  readonly rating: Rating;
  /** Change since the last report of the metric, in the unit of the value. */
  readonly delta: number;
  /** Distinguishes measurements of the same name. */
  readonly id: string;
  readonly navigation_type: NavigationType;
  readonly page_path: string;
  readonly page_name: string;
  readonly page_params: Readonly<Record<string, string>>;
  readonly page_query: Readonly<Record<string, string>>;
  /** Integer milliseconds since 1970. */
  readonly timestamp: number;
  readonly error_message?: string;
  readonly error_file?: string;
  readonly error_line?: number;
  readonly error_col?: number;
  readonly error_stack?: string;
}

/** Properties of the browser. */
export interface TelemetrySession {
  readonly user_agent: string;
  /** Gigabytes; null where the browser does not report it. */
  readonly device_memory: number | null;
  readonly hardware_concurrency: number | null;
  /** `4g`, `3g` …; null where the browser does not report it. */
  readonly connection_type: string | null;
  /** Integer milliseconds since 1970. */
  readonly timestamp: number;
}

/** The request body. */
export interface TelemetryBody {
  readonly metrics: readonly TelemetryMetric[];
  readonly session_info: TelemetrySession;
}

/** A measurement. */
export interface Measurement {
  readonly name: Exclude<MetricName, "error">;
  readonly value: number;
  readonly delta?: number | undefined;
  readonly id?: string | undefined;
  readonly navigation_type?: NavigationType | undefined;
}

/** An error of a script. */
export interface ScriptError {
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly col?: number | undefined;
  readonly stack?: string | undefined;
}

/** Dependencies of telemetry. */
export interface TelemetryOptions {
  readonly clock: Clock;
  readonly page: PageSignals;
  /** The current page. */
  readonly context: () => PageContext;
  /** Properties of the browser. */
  readonly session: () => Omit<TelemetrySession, "timestamp">;
  /** How the user came to the page; `navigate` by default. */
  readonly navigationType?: NavigationType;
  /** Posts measurements; rejects on failure, which loses them. */
  readonly send: (body: TelemetryBody) => Promise<void>;
  /** Sends measurements as a beacon when the page is hidden; returns false when the browser rejects them. */
  readonly beacon: (body: TelemetryBody) => boolean;
  readonly warn: Warn;
}

/** Collects measurements. */
export interface Telemetry {
  /** Adds a measurement. Returns false and warns for a value that is negative or not a number. */
  readonly measure: (measurement: Measurement) => boolean;
  /** Adds an error of a script. */
  readonly error: (error: ScriptError) => void;
  /** Stops measuring and sends pending measurements. */
  readonly stop: () => void;
}

/**
 * Collects measurements and posts them 20 at a time, all pending ones every 30 s, and as a beacon when the page is hidden or left. The
 * 20th is sent at once and restarts the 30 s. An empty list is never sent.
 *
 * @example
 * const session = () => ({ user_agent: "", device_memory: null, hardware_concurrency: 4, connection_type: null });
 * const context = () => ({ path: "/diaries/12", name: "diary", query: "?sort=new" });
 * const telemetry = createTelemetry({ clock, page, context, session, send, beacon: () => true, warn });
 * telemetry.measure({ name: "LCP", value: 1800 }); // true
 * telemetry.measure({ name: "LCP", value: Number.NaN }); // false
 */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  requireMembers(
    options,
    "clock.after clock.date page.onVisibility page.onLeave context session send beacon warn",
  );
  const { clock, page, context, session, navigationType = "navigate", warn } = options;
  if (!NAVIGATION_TYPES.includes(navigationType)) requireMembers({}, "navigationType", "navigation type");
  let waiting: TelemetryMetric[] = [];

  function sessionNow(): TelemetrySession {
    const { user_agent, ...rest } = session();
    return {
      ...rest,
      user_agent: user_agent.slice(0, TELEMETRY_TEXT_MAX.user_agent),
      timestamp: Math.round(clock.date()),
    };
  }
  /** Whatever fails here would throw out of a timer or of the browser's event, where no caller sees it. */
  async function send(byBeacon = false): Promise<void> {
    if (waiting.length === 0) return;
    const metrics = waiting;
    waiting = [];
    try {
      const body = { metrics, session_info: sessionNow() };
      if (!(byBeacon && options.beacon(body))) await options.send(body);
    } catch (error) {
      warn("Measurements were lost", error);
    }
  }
  const hand = () => void send(true);
  const period = everyPeriod(clock, TELEMETRY_PERIOD, () => void send());
  const ends = [page.onVisibility((isVisible) => void (isVisible || hand())), page.onLeave(hand)];

  function add(metric: Omit<TelemetryMetric, `page_${string}` | "timestamp">): void {
    const { path, name, params = {}, query = "" } = context();
    waiting.push({
      ...metric,
      page_path: path.replace(/[?#].*$/, "").slice(0, TELEMETRY_TEXT_MAX.page_path),
      page_name: name.slice(0, TELEMETRY_TEXT_MAX.page_name),
      page_params: withoutSecrets(params),
      page_query: withoutSecrets(new URLSearchParams(query)),
      timestamp: Math.round(clock.date()),
    });
    if (waiting.length < TELEMETRY_BATCH) return;
    period.restart();
    void send();
  }
  return {
    measure({ name, value, delta = value, id = newUuid(), navigation_type = navigationType }) {
      const rating = rateMetric(name, value);
      if (rating === null || !(Math.abs(delta) <= METRIC_MAX)) {
        warn("Invalid measurement", { name, value, delta });
        return false;
      }
      add({ name, value, rating, delta, id, navigation_type });
      return true;
    },
    error({ message, file = "", line = 0, col = 0, stack = "" }) {
      add({
        name: "error",
        value: 1,
        rating: "poor",
        delta: 1,
        id: newUuid(),
        navigation_type: navigationType,
        error_message: message.slice(0, TELEMETRY_TEXT_MAX.error_message),
        error_file: file.slice(0, TELEMETRY_TEXT_MAX.error_file),
        error_line: placeOf(line),
        error_col: placeOf(col),
        error_stack: stack.slice(0, TELEMETRY_TEXT_MAX.error_stack),
      });
    },
    stop() {
      period.stop();
      for (const end of ends) end();
      void send();
    },
  };
}

/** A line or column as reported by browsers; 0 when unknown. */
function placeOf(number: number): number {
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, PLACE_MAX) : 0;
}

/** Largest reported line or column. */
const PLACE_MAX = 100_000_000;
