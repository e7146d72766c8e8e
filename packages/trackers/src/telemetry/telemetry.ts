import type { Clock } from "../clock.ts";
import type { PageSignals, Warn } from "../page.ts";
import { everyPeriod } from "../period.ts";
import { newUuid } from "../visitor/uuid.ts";
import { METRIC_MAX, type MetricName, type Rating, rateMetric } from "./rate-metric.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** As many measurements are sent at once, and never more, except when the page is hidden. */
export const TELEMETRY_BATCH = 20;

/** Milliseconds between two posts of measurements. */
export const TELEMETRY_PERIOD = 30_000;

/** Most characters of the texts of a measurement; longer ones are cut. */
export const TELEMETRY_TEXT_MAX = {
  page_path: 1000,
  page_name: 200,
  user_agent: 500,
  error_message: 2000,
  error_file: 500,
  error_stack: 20_000,
} as const;

/** How people come to a page, in the words of the web vitals. */
export const NAVIGATION_TYPES = [
  "navigate",
  "reload",
  "back-forward",
  "back-forward-cache",
  "prerender",
  "restore",
  "soft-navigation",
] as const;

/** How people came to a page. */
export type NavigationType = (typeof NAVIGATION_TYPES)[number];

/** Where a measurement was made. */
export interface PageContext {
  /** Path without query. */
  readonly path: string;
  /** Name of the route. */
  readonly name: string;
  readonly params?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** The query, with the question mark or without. Secrets are taken out. */
  readonly query?: string | undefined;
}

/** A measurement as it is sent. */
export interface TelemetryMetric {
  readonly name: MetricName;
  /** In ms; CLS without a unit; 1 for an error. */
  readonly value: number;
  readonly rating: Rating;
  /** Change since the measurement was last told, in the unit of the value. */
  readonly delta: number;
  /** Tells measurements of the same name apart. */
  readonly id: string;
  readonly navigation_type: NavigationType;
  readonly page_path: string;
  readonly page_name: string;
  readonly page_params: Readonly<Record<string, string>>;
  readonly page_query: Readonly<Record<string, string>>;
  /** Milliseconds since 1970, whole. */
  readonly timestamp: number;
  readonly error_message?: string;
  readonly error_file?: string;
  readonly error_line?: number;
  readonly error_col?: number;
  readonly error_stack?: string;
}

/** What is known of the browser. */
export interface TelemetrySession {
  readonly user_agent: string;
  /** Gigabytes, or null where the browser does not tell. */
  readonly device_memory: number | null;
  readonly hardware_concurrency: number | null;
  /** `4g`, `3g` …, or null where the browser does not tell. */
  readonly connection_type: string | null;
  /** Milliseconds since 1970, whole. */
  readonly timestamp: number;
}

/** What is posted. */
export interface TelemetryBody {
  readonly metrics: readonly TelemetryMetric[];
  readonly session_info: TelemetrySession;
}

/** Something that was measured. */
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

/** What telemetry needs. */
export interface TelemetryOptions {
  readonly clock: Clock;
  readonly page: PageSignals;
  /** Where the reader is now. */
  readonly context: () => PageContext;
  /** What is known of the browser. */
  readonly session: () => Omit<TelemetrySession, "timestamp">;
  /** How people came to the page; `navigate` when left out. */
  readonly navigationType?: NavigationType;
  /** Posts measurements; rejects when they did not arrive: they are lost then. */
  readonly send: (body: TelemetryBody) => Promise<void>;
  /** Hands measurements to the browser, to be posted when the page is hidden; false when it does not take them. */
  readonly beacon: (body: TelemetryBody) => boolean;
  readonly warn: Warn;
}

/** Measurements on their way. */
export interface Telemetry {
  /** Adds a measurement. False, with a warning, for a value that is negative or no number. */
  readonly measure: (measurement: Measurement) => boolean;
  /** Adds an error of a script. */
  readonly error: (error: ScriptError) => void;
  /** Ends the measuring; what waits is sent. */
  readonly stop: () => void;
}

/**
 * Collects measurements and posts them 20 at a time, all that wait every 30 s, and as a beacon when the page is hidden or
 * left. The 20th goes at once and begins the 30 s anew. Nothing waits, nothing is sent.
 *
 * @example
 * const session = () => ({ user_agent: "", device_memory: null, hardware_concurrency: 4, connection_type: null });
 * const context = () => ({ path: "/diaries/12", name: "diary", query: "?sort=new" });
 * const telemetry = createTelemetry({ clock, page, context, session, send, beacon: () => true, warn });
 * telemetry.measure({ name: "LCP", value: 1800 }); // true
 * telemetry.measure({ name: "LCP", value: Number.NaN }); // false
 */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { clock, page, context, session, navigationType = "navigate", warn } = options;
  let waiting: TelemetryMetric[] = [];

  function sessionNow(): TelemetrySession {
    const { user_agent, ...rest } = session();
    return {
      ...rest,
      user_agent: user_agent.slice(0, TELEMETRY_TEXT_MAX.user_agent),
      timestamp: Math.round(clock.date()),
    };
  }
  function take(): TelemetryBody | null {
    if (waiting.length === 0) return null;
    const body = { metrics: waiting, session_info: sessionNow() };
    waiting = [];
    return body;
  }
  async function post(body: TelemetryBody | null): Promise<void> {
    if (body === null) return;
    try {
      await options.send(body);
    } catch (error) {
      warn("Measurements were lost", error);
    }
  }
  function hand(): void {
    const body = take();
    if (body !== null && !options.beacon(body)) void post(body);
  }
  const period = everyPeriod(clock, TELEMETRY_PERIOD, () => void post(take()));
  const ends = [
    page.onVisibility((isVisible) => {
      if (!isVisible) hand();
    }),
    page.onLeave(hand),
  ];

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
    void post(take());
  }
  return {
    measure({ name, value, delta = value, id = newUuid(), navigation_type = navigationType }) {
      const rating = rateMetric(name, value);
      if (rating === null || !(Math.abs(delta) <= METRIC_MAX)) {
        warn("No measurement", { name, value, delta });
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
      void post(take());
    },
  };
}

/** A line or column as browsers tell it; 0 when they do not know. */
function placeOf(number: number): number {
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, PLACE_MAX) : 0;
}

/** Largest line or column that is told. */
const PLACE_MAX = 100_000_000;
