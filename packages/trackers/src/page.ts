/** What the trackers need to know about the page they run in; each listener is removed by the answer. */
export interface PageSignals {
  /** Whether people can see the page: its tab is in front. */
  readonly isVisible: () => boolean;
  /** Called when the tab goes to the back or comes to the front. */
  readonly onVisibility: (run: (isVisible: boolean) => void) => () => void;
  /** Called when the page is left for good or put into the browser's back and forward cache. */
  readonly onLeave: (run: () => void) => () => void;
  /** Called when the page comes back from that cache. */
  readonly onReturn: (run: () => void) => () => void;
}

/** Takes a warning: what went wrong, and why. Nobody but developers sees it. */
export type Warn = (message: string, cause?: unknown) => void;
