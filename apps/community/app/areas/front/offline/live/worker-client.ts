import type { Hello } from "../worker/page-message.ts";

/** A connection whose bytes its owner wants to save; not every browser says so. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Registers the service worker and tells it what kind of page this is; it keeps what is worth keeping. */
export async function greetWorker(hello: Omit<Hello, "type" | "isControlled" | "mayFetch">): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    const mayFetch = !(navigator as WithConnection).connection?.saveData;
    const isControlled = navigator.serviceWorker.controller !== null;
    active?.postMessage({ type: "hello", isControlled, mayFetch, ...hello } satisfies Hello);
  } catch (error) {
    // A browser that forbids it, or no connection: the site works as it does without.
    console.warn(error);
  }
}
