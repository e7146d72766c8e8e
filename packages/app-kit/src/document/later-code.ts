import { loadTargetAfterChunkFailure } from "../client/chunk-failure.ts";

/** A module that draws something, and in the browser comes only when it is needed. */
export interface LaterCode<Module> {
  /** Fetches it, once; fails where it cannot be had. */
  fetch(): Promise<void>;
  /**
   * The module, for use while rendering: until it is there rendering breaks off, and what was shown before stays. Where it cannot be had,
   * the page is loaded whole, or, when that was tried just now, its error page is shown.
   */
  now(): Module;
}

/**
 * @param onServer - the module on the server; null in the browser
 * @param load - fetches the same module
 */
export function laterCode<Module>(onServer: Module | null, load: () => Promise<Module>): LaterCode<Module> {
  let here = onServer;
  let coming: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let refusal: { readonly error: unknown } | undefined;

  const fetch = (): Promise<void> => {
    coming ??= load().then((module) => {
      here = module;
    });
    return coming;
  };
  /** Most often a new version has taken the place of what runs: nothing more is drawn of this page then. */
  const wholePage = (error: unknown): Promise<void> | undefined => {
    if (loadTargetAfterChunkFailure()) return new Promise(() => {});
    refusal = { error };
    return undefined;
  };
  return {
    fetch,
    now() {
      if (here !== null) return here;
      if (refusal) throw refusal.error;
      waiting ??= fetch().catch(wholePage);
      throw waiting;
    },
  };
}
