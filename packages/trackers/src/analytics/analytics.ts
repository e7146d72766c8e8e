import type { Warn } from "../page.ts";
import { requireMembers } from "../require-members.ts";

/** The access right of staff, whose visits are not counted. */
export const UNCOUNTED_RIGHT = "view_extra";

/** Receives page views and events: an analytics provider, or nothing. */
export interface AnalyticsProvider {
  /** A page was shown. */
  readonly pageView: (path: string) => void | Promise<void>;
  /** An event on a page. */
  readonly event: (name: string, values: Readonly<Record<string, string | number>>) => void | Promise<void>;
}

/** Counts nothing; the default without a provider. */
export const noAnalytics: AnalyticsProvider = { pageView() {}, event() {} };

/** What determines whether visits are counted. */
export interface AnalyticsQuestion {
  /** Analytics are switched off. */
  readonly isDisabled: boolean;
  /** The visitor's consent to statistics cookies; `undefined` when they were not asked. */
  readonly consent?: boolean | undefined;
  /** Access rights of the user; empty for a guest. */
  readonly access: readonly string[];
}

/**
 * Checks whether a visit is counted: analytics are not switched off, the visitor has not refused, and has no right `view_extra`.
 *
 * @example
 * isAnalyticsAllowed({ isDisabled: false, access: [] }); // true
 * isAnalyticsAllowed({ isDisabled: false, access: ["view_extra"] }); // false
 */
export function isAnalyticsAllowed({ isDisabled, consent, access }: AnalyticsQuestion): boolean {
  return !isDisabled && consent !== false && !access.includes(UNCOUNTED_RIGHT);
}

/** Counts visits. */
export interface Analytics {
  /** A page was shown: its path and query. */
  readonly pageView: (path: string) => void;
  /**
   * A page of a feed was shown by scrolling: reports a view of the path with the parameter `page`, once for each number from 2 on.
   * Page 1 is the page itself and is reported by {@link Analytics.pageView}.
   */
  readonly feedPage: (path: string, page: number) => void;
  readonly event: (name: string, values?: Readonly<Record<string, string | number>>) => void;
  /** The permission is known now, or has changed: sends or drops waiting events. */
  readonly settle: () => void;
}

/** Maximum number of events that wait until the user is known. */
const WAITING_MAX = 100;

/**
 * Reports events to a provider, if that is allowed. Permission is evaluated for each event; while it is unknown (`undefined`: the user
 * is not known yet) events wait. A failing provider only causes a warning.
 *
 * @param question - returns what determines permission, or `undefined` while it is unknown
 * @example
 * const told: string[] = [];
 * const provider = { pageView: (path: string) => void told.push(path), event() {} };
 * const analytics = createAnalytics({ provider, question: () => ({ isDisabled: false, access: [] }), warn });
 * analytics.pageView("/explore?sort=new");
 * analytics.feedPage("/explore?sort=new", 2);
 * told; // ["/explore?sort=new", "/explore?sort=new&page=2"]
 */
export function createAnalytics({
  provider,
  question,
  warn,
}: {
  provider: AnalyticsProvider;
  question: () => AnalyticsQuestion | undefined;
  warn: Warn;
}): Analytics {
  requireMembers({ provider, question, warn }, "provider.pageView question warn");
  type Call = () => void | Promise<void>;
  let waiting: Call[] = [];
  let shown = new Set<string>();

  async function tell(call: Call): Promise<void> {
    try {
      await call();
    } catch (error) {
      warn("Analytics failed", error);
    }
  }
  function settle(): void {
    const asked = question();
    if (asked === undefined) return;
    const calls = waiting;
    waiting = [];
    if (isAnalyticsAllowed(asked)) for (const call of calls) void tell(call);
  }
  function take(call: Call): void {
    if (waiting.length < WAITING_MAX) waiting.push(call);
    settle();
  }
  return {
    pageView(path) {
      shown = new Set();
      take(() => provider.pageView(path));
    },
    feedPage(path, page) {
      if (!Number.isSafeInteger(page) || page < 2) return;
      const address = withPage(path, page);
      if (shown.has(address)) return;
      shown.add(address);
      take(() => provider.pageView(address));
    },
    event: (name, values = {}) => take(() => provider.event(name, values)),
    settle,
  };
}

function withPage(path: string, page: number): string {
  const url = new URL(path, "http://localhost");
  url.searchParams.set("page", String(page));
  return `${url.pathname}${url.search}`;
}
