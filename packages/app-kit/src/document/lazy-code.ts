import { loadTargetAfterChunkFailure } from "../client/chunk-failure.ts";

/** A module with components that the browser lazy-loads. */
export interface LazyCode<Module> {
  /** Loads it once; rejects when it cannot be loaded. */
  fetch(): Promise<void>;
  /**
   * The module, for use while rendering. Suspends until it is loaded, so that the previous content stays. If it cannot be loaded, the
   * page reloads, or shows its error page when that was tried just now.
   */
  now(): Module;
}

/**
 * @param onServer - the module on the server; null in the browser
 * @param load - imports the same module
 */
export function lazyCode<Module>(onServer: Module | null, load: () => Promise<Module>): LazyCode<Module> {
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
  /** A failed import usually means that a new version was deployed, so the page is reloaded and this one renders nothing more. */
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
