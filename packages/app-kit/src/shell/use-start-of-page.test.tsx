// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStartOfPage } from "./use-start-of-page.ts";

const place = vi.hoisted(() => ({ key: "", pathname: "", search: "", hash: "", type: "POP" }));
vi.mock("@remix-run/react", () => ({ useLocation: () => place, useNavigationType: () => place.type }));

let root: Root;
const toTop = vi.fn();
const toPlace = vi.fn();

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(window, "scrollTo").mockImplementation(toTop);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(toPlace);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  Object.assign(place, { search: "", hash: "" });
  await step("/explore", { type: "POP" });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function Page() {
  useStartOfPage();
  return null;
}

let steps = 0;
/** Navigates forward or back, as the router reports it. */
async function step(
  address: string,
  { type = "PUSH", preventScrollReset = false, key = `step ${++steps}` } = {},
): Promise<string> {
  const { pathname, search, hash } = new URL(address, "https://grow.example");
  Object.assign(place, { key, pathname, search, hash, type });
  const state = { preventScrollReset, location: { key: place.key }, navigation: { state: "idle" } };
  vi.stubGlobal("__remixRouter", { state });
  await act(async () => root.render(<Page key="page" />));
  return key;
}

/** Scrolls, by the user or the browser. */
function scroll(to: number, navigation = "idle") {
  Object.assign(window.__remixRouter.state.navigation, { state: navigation });
  vi.stubGlobal("scrollY", to);
  window.dispatchEvent(new Event("scroll"));
}

/** An element at this distance from the top of the window. */
function strip(top: number) {
  const element = document.body.appendChild(document.createElement("div"));
  element.id = "weeks";
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, 200));
}

it("leaves the scroll position of the server's page to the browser", () => {
  expect(toTop).not.toHaveBeenCalled();
});

it.each(["/diaries/12", "/explore?page=2", "/explore/led"])(
  "a step to %s begins at its top",
  async (address) => {
    await step(address);
    expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, left: 0, behavior: "instant" });
  },
);

it("restores the position on back and forward, even if the browser scrolls meanwhile", async () => {
  const list = await step("/explore/led");
  scroll(7000);
  const diary = await step("/diaries/12");
  scroll(300);
  scroll(2100, "loading");
  toTop.mockClear();
  await step("/explore/led", { type: "POP", key: list });
  await step("/diaries/12", { type: "POP", key: diary });
  expect(toTop.mock.calls.map(([{ top }]) => top)).toEqual([7000, 300]);
});

it("leaves the position to the browser when going back to an unknown page", async () => {
  await step("/diaries/12");
  toTop.mockClear();
  await step("/explore", { type: "POP" });
  expect(toTop).not.toHaveBeenCalled();
});

it("keeps the position for a form that returns to its page, and for a link that requests it", async () => {
  await step("/explore", { type: "REPLACE" });
  await step("/explore?page=2", { preventScrollReset: true });
  expect(toTop).not.toHaveBeenCalled();
});

it("scrolls to the URL's fragment unless it is in view", async () => {
  strip(-400);
  await step("/diaries/12/week/3#weeks");
  expect(toPlace).toHaveBeenCalledOnce();
  document.body.querySelector("#weeks")?.remove();
  strip(300);
  await step("/diaries/12/week/4#weeks");
  expect(toPlace).toHaveBeenCalledOnce();
  expect(toTop).not.toHaveBeenCalled();
});

it("scrolls to the top when the fragment is missing from the page or malformed", async () => {
  await step("/diaries/12#nowhere");
  await step("/diaries/13#%E0%A4%A");
  expect(toTop).toHaveBeenCalledTimes(2);
});
