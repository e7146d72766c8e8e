import { afterEach, beforeEach, vi } from "vitest";
import { page } from "./editor-page.tsx";

/**
 * Gives each test of a file a page of its own, with a fake clock, an empty storage and no network.
 *
 * @param request - called instead of `fetch`
 */
export function setUpPage(request: () => Promise<never> = noNetwork): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", request);
    localStorage.clear();
  });
  afterEach(async () => {
    await page.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A request without network. */
export const noNetwork = () => Promise.reject(new Error("No network in this test"));
