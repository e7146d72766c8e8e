// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_SUBMIT } from "../client/first-key.ts";

beforeAll(async () => {
  vi.stubGlobal("GROW_TRACKERS", "");
  await import("./hydrate-loader.ts");
});

let form: HTMLFormElement;
beforeEach(() => {
  document.body.innerHTML = "";
  delete document.documentElement.dataset.cachedAt;
  delete window[FIRST_SUBMIT];
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  form = document.body.appendChild(document.createElement("form"));
});

/** Submits the form; returns whether the browser would leave the page, and what reached the page's own listeners. */
function submit() {
  const heard = vi.fn();
  document.addEventListener("submit", heard, { once: true });
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  const leaves = form.dispatchEvent(event);
  document.removeEventListener("submit", heard);
  return { leaves, isHeard: heard.mock.calls.length > 0, event };
}

describe("a form submitted before hydration", () => {
  it("is sent by the browser when there is a connection", () => {
    expect(submit()).toMatchObject({ leaves: true, isHeard: true });
    expect(window[FIRST_SUBMIT]).toBeUndefined();
  });

  it("is stored until hydration when the browser is offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { leaves, isHeard, event } = submit();
    expect([leaves, isHeard]).toEqual([false, false]);
    expect(window[FIRST_SUBMIT]).toBe(event);
  });

  it("is stored until hydration on a page that comes from the cache", () => {
    document.documentElement.dataset.cachedAt = "1";
    expect(submit().leaves).toBe(false);
  });

  it("is left to the page once it is hydrated", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window[FIRST_SUBMIT] = null;
    expect(submit()).toMatchObject({ leaves: true, isHeard: true });
  });
});

describe("a page that is ready before the loader", () => {
  const pageData = JSON.stringify({
    context: {},
    manifest: { version: "1" },
    modules: [],
    entry: "data:text/javascript,",
  });

  /** Runs the loader on a page with the focus on an element; returns whether React was started. */
  async function isStartedWithFocusOn(element: HTMLElement): Promise<boolean> {
    vi.resetModules();
    Reflect.deleteProperty(window, "__remixManifest");
    form.append(element);
    // Before the page data exists: loaders of earlier tests still listen for the focus.
    element.focus();
    const block = document.body.appendChild(document.createElement("script"));
    block.type = "application/json";
    block.id = "grow-handoff";
    block.textContent = `${pageData}\n{}`;
    await import("./hydrate-loader.ts");
    return "__remixManifest" in window;
  }

  it("is started when the user is in a field already", async () => {
    expect(await isStartedWithFocusOn(document.createElement("input"))).toBe(true);
  });

  it("waits for a sign of interest when the focus is elsewhere", async () => {
    const link = document.createElement("a");
    link.href = "/explore";
    expect(await isStartedWithFocusOn(link)).toBe(false);
  });
});
