/** Lifecycle signals of the page; each method returns a function that removes the listener. */
export interface PageSignals {
  /** Whether the tab is visible. */
  readonly isVisible: () => boolean;
  /** Called when the tab is hidden or shown. */
  readonly onVisibility: (run: (isVisible: boolean) => void) => () => void;
  /** Called when the page is left or put into the back/forward cache. */
  readonly onLeave: (run: () => void) => () => void;
  /** Called when the page is restored from that cache. */
  readonly onReturn: (run: () => void) => () => void;
}

/** Receives a warning for developers: what went wrong, and the cause. */
export type Warn = (message: string, cause?: unknown) => void;
