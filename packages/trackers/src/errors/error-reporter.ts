import type { Clock } from "../clock.ts";
import { requireMembers } from "../require-members.ts";

/** Milliseconds within which the same error on the same page is reported once. */
export const ERROR_REPORT_PAUSE = 60_000;

/** Maximum characters of the texts; longer ones are truncated. */
export const ERROR_TEXT_MAX = { message: 1000, stack: 8000, path: 1000, user_agent: 500 } as const;

/** Number of errors remembered for deduplication. */
const REMEMBERED = 100;

/**
 * A page error as sent. App and locale are your own names. The server of Grow takes the apps "web" and "brands" and the locales of its
 * contract: `ErrorReport<"web" | "brands", Locale>`.
 */
export interface ErrorReport<App extends string = string, Locale extends string = string> {
  readonly message: string;
  /** HTTP status of the page; null without one. */
  readonly status: number | null;
  readonly stack: string | null;
  /** Path without query, which may contain secrets. */
  readonly path: string;
  /** Which of your sites or apps, 1 to 100 characters. */
  readonly app: App;
  /** Version of the site, 1 to 100 characters. */
  readonly version: string;
  readonly user_agent: string;
  /** Locale of the page, 1 to 100 characters. */
  readonly locale: Locale;
}

/** Dependencies of the reporter. */
export interface ErrorReporterOptions<App extends string = string, Locale extends string = string>
  extends Pick<ErrorReport<App, Locale>, "app" | "version" | "user_agent" | "locale"> {
  readonly clock: Clock;
  /** Posts a report; its result is ignored. */
  readonly send: (report: ErrorReport<App, Locale>) => Promise<void>;
}

/** A page that failed. */
export interface FailedPage {
  readonly path: string;
  /** HTTP status, if any. */
  readonly status?: number | undefined;
}

/**
 * Creates the function that reports page errors: each message once per minute and page, never a 404. A failed report is dropped.
 * Any thrown value is converted to a message; the path's query is removed.
 *
 * @returns whether a report is being sent
 * @throws TypeError naming a wrong option: also an app, version or locale that is empty or too long
 * @example
 * const reportPageError = createErrorReporter({
 *   clock, send, app: "web", version: "1.0.0", user_agent: "", locale: "en",
 * });
 * reportPageError(new Error("No leaf"), { path: "/diaries/12", status: 500 }); // true
 * reportPageError(new Error("No leaf"), { path: "/diaries/12", status: 500 }); // false
 * reportPageError(new Error("Missing"), { path: "/nowhere", status: 404 }); // false
 */
export function createErrorReporter<App extends string, Locale extends string>(
  options: ErrorReporterOptions<App, Locale>,
): (error: unknown, page: FailedPage) => boolean {
  requireMembers(options, "clock.now send");
  requireMembers(options, "user_agent", "string");
  requireMembers(options, "app version locale", "string", /^.{1,100}$/);
  const { clock, send, ...site } = options;
  const user_agent = site.user_agent.slice(0, ERROR_TEXT_MAX.user_agent);
  const reported = new Map<string, number>();

  function isRepeated(key: string): boolean {
    const now = clock.now();
    // NaN without a report, which compares with nothing.
    const passed = now - (reported.get(key) ?? Number.NaN);
    if (passed >= 0 && passed < ERROR_REPORT_PAUSE) return true;
    reported.delete(key);
    reported.set(key, now);
    const [oldest = key] = reported.keys();
    if (reported.size > REMEMBERED) reported.delete(oldest);
    return false;
  }
  return (error, page) => {
    const status = page.status ?? null;
    if (status === 404) return false;
    const message = messageOf(error).slice(0, ERROR_TEXT_MAX.message);
    const path = page.path.replace(/[?#].*$/, "").slice(0, ERROR_TEXT_MAX.path);
    if (isRepeated(JSON.stringify([message, path]))) return false;
    const stack = (error instanceof Error && error.stack?.slice(0, ERROR_TEXT_MAX.stack)) || null;
    void sendQuietly({ message, status, stack, path, ...site, user_agent });
    return true;
  };

  async function sendQuietly(report: ErrorReport<App, Locale>): Promise<void> {
    try {
      await send(report);
    } catch {
      // Reporting errors must not cause errors.
    }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return (typeof error === "string" && error) || "Unknown error";
}
