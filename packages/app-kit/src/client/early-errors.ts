/**
 * Where the window has errors until the trackers have loaded, as a list. They replace it by another object that further errors are pushed
 * to.
 */
export const EARLY_ERRORS = "growErrors";

/** An error of a script, a rejected promise, or a page that failed. */
export type EarlyError =
  | ErrorEvent
  | PromiseRejectionEvent
  | { readonly error: unknown; readonly status?: number };

declare global {
  interface Window {
    [EARLY_ERRORS]?: { push(error: EarlyError): unknown };
  }
}
