// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";

const loads = { hasLoader: true, hasClientLoader: false };
const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response("data"));
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  Object.assign(window, {
    __remixRouter: {
      routes: [{ id: "root", path: "", children: [{ id: "diary", path: "diaries/:id" }] }],
      state: { location: { pathname: "/explore", search: "" }, matches: [], loaderData: { root: {} } },
    },
    __remixManifest: { routes: { root: loads, diary: loads } },
    __remixRouteModules: { root: { shouldRevalidate: () => false } },
  });
  document.body.innerHTML = `
    <a id="one" href="/diaries/1"><b id="part">Night</b> <i>Plum</i></a>
    <a id="two" href="/diaries/2">Fog</a>
    <a id="form" href="/auth/signin">Sign in</a>
    <p id="text">Text</p>`;
  end = prefetchOnIntent("/explore");
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (id: string) => document.getElementById(id) as Element;
function over(id: string, pointerType = "mouse") {
  const event = new Event("pointerover", { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  at(id).dispatchEvent(event);
}
const addresses = () => fetched.mock.calls.map(([address]) => address);

it("prefetches when a mouse rests on any part of a link, with the prefetch header", () => {
  over("one");
  vi.advanceTimersByTime(60);
  over("part");
  vi.advanceTimersByTime(40);
  expect(addresses()).toEqual(["/diaries/1.data?_routes=diary"]);
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({ "x-purpose": "prefetch" });
});

it("does not prefetch when the mouse moves on, and ignores pointer events of touch", () => {
  over("one");
  over("text");
  over("two", "touch");
  vi.advanceTimersByTime(1000);
  expect(addresses()).toEqual([]);
});

it("prefetches at once on touch or focus, but never for a form", () => {
  at("one").dispatchEvent(new Event("touchstart", { bubbles: true }));
  at("two").dispatchEvent(new Event("focusin", { bubbles: true }));
  at("form").dispatchEvent(new Event("focusin", { bubbles: true }));
  at("text").dispatchEvent(new Event("touchstart", { bubbles: true }));
  expect(addresses()).toEqual(["/diaries/1.data?_routes=diary", "/diaries/2.data?_routes=diary"]);
});

it("ignores a failed prefetch", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no line"));
  at("one").dispatchEvent(new Event("touchstart", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("prefetches nothing after it was stopped", () => {
  over("one");
  end();
  over("two");
  at("two").dispatchEvent(new Event("touchstart", { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(addresses()).toEqual([]);
});
