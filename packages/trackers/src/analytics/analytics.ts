import type { Warn } from "../page.ts";

/** The access right of staff, whose visits are not counted. */
export const UNCOUNTED_RIGHT = "view_extra";

/** Takes what happens; a provider of analytics, or nothing. */
export interface AnalyticsProvider {
  /** A page was shown. */
  readonly pageView: (path: string) => void | Promise<void>;
  /** Something happened on it. */
  readonly event: (name: string, values: Readonly<Record<string, string | number>>) => void | Promise<void>;
}

/** Counts nothing: what a site does whose operator has named no provider. */
export const noAnalytics: AnalyticsProvider = { pageView() {}, event() {} };

/** What decides whether visits are counted. */
export interface AnalyticsQuestion {
  /** Analytics are switched off. */
  readonly isDisabled: boolean;
  /** What the visitor said about cookies for statistics; `undefined` when nobody asked him. */
  readonly consent?: boolean | undefined;
  /** Access rights of the reader; empty for a guest. */
  readonly access: readonly string[];
}

/**
 * Whether a visit is counted: analytics are not switched off, the visitor has not refused, and has no right `view_extra`.
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
   * A page of a feed was shown by scrolling: tells a view of the path with the parameter `page`, once for each number
   * from 2 on. Page 1 is the page itself and is told by {@link Analytics.pageView}.
   */
  readonly feedPage: (path: string, page: number) => void;
  readonly event: (name: string, values?: Readonly<Record<string, string | number>>) => void;
  /** The answer to the question is known now, or has changed: tells or drops what waited. */
  readonly settle: () => void;
}

/** Most events that wait until it is known who the reader is. */
const WAITING_MAX = 100;

/**
 * Tells a provider what happens, if that is allowed. The question is asked at each event; while it has no answer
 * (`undefined`: the reader is not known yet) events wait. A provider that fails makes a warning and nothing else.
 *
 * @param question - what decides, or `undefined` while it is not known
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
