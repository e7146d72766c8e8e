import type { PageMessage } from "../worker/page-message.ts";

/** Some browsers tell whether the user saves data. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Registers the service worker and sends it the page, so that it refreshes its cache. */
export async function notifyWorker(
  message: Omit<PageMessage, "type" | "isControlled" | "mayFetch">,
): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const mayFetch = !(navigator as WithConnection).connection?.saveData;
    const isControlled = navigator.serviceWorker.controller !== null;
    active?.postMessage({ type: "page", isControlled, mayFetch, ...message } satisfies PageMessage);
  } catch (error) {
    // The browser forbids workers, or there is no connection: the site works without one.
    console.warn(error);
  }
}
