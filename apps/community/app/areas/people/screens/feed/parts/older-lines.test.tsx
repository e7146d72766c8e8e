// @vitest-environment happy-dom
import "../../../locales/feed/catalog.ts";
import { FEED_PAGE_SHOWN, type FeedPageShown } from "@grow/app-kit/client/feed-page-shown.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LineView } from "../../../../../shared/feed-lines/line-view.ts";
import type { FeedView, OlderLines as Older } from "../view.ts";
import { OlderLines } from "./older-lines.tsx";
import { useOlder } from "./use-older.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const lines = (...ids: number[]) =>
  ids.map((id) => ({ event: "diary_new", ids: [id], diaryId: null }) as unknown as LineView);
const view: FeedView = {
  scope: "all",
  kind: "weeks",
  page: 1,
  lines: lines(9, 8),
  hasMore: true,
  isGuest: true,
  unseenId: null,
};

let root: Root;
let place: HTMLElement;
/** Makes the end of the list come near. */
let comeNear: () => Promise<void>;

beforeEach(async () => {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: object[]) => void) {
        seen.push(() => notify([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  comeNear = () => act(async () => seen.at(-1)?.());
  window.history.replaceState(null, "", "/feed?kind=weeks");
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await show(view);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const show = (shown: FeedView) =>
  act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <List view={shown} />
      </LocaleProvider>,
    ),
  );

function List({ view: shown }: { view: FeedView }) {
  const older = useOlder(shown);
  return (
    <>
      {older.lines.map(({ ids: [id] }) => (
        <li key={id}>{id}</li>
      ))}
      <OlderLines view={shown} older={older} />
    </>
  );
}

const answer = (...pages: (Older | number)[]) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const page = pages.shift() ?? 500;
    return typeof page === "number" ? new Response("", { status: page }) : Response.json(page);
  });
  return asked;
};
const shown = () => [...place.querySelectorAll("li")].map(({ textContent }) => Number(textContent));
const button = () => place.querySelector("button");

it("adds the next page when the end comes near, and keeps the URL in step", async () => {
  const asked = answer({ lines: lines(8, 7), hasMore: true }, { lines: lines(5), hasMore: false });
  const announced: number[] = [];
  const note = (event: Event) => announced.push((event as CustomEvent<FeedPageShown>).detail.page);
  window.addEventListener(FEED_PAGE_SHOWN, note);
  await comeNear();
  expect(asked).toEqual(["/feed/older?kind=weeks&page=2"]);
  expect(shown()).toEqual([9, 8, 7]);
  expect(location.search).toBe("?kind=weeks&page=2");
  await comeNear();
  expect(shown()).toEqual([9, 8, 7, 5]);
  expect(location.search).toBe("?kind=weeks&page=3");
  expect(announced).toEqual([2, 3]);
  window.removeEventListener(FEED_PAGE_SHOWN, note);
  expect(button()).toBeNull();
});

it("loads four pages by scrolling, and further ones by the button", async () => {
  const pages = [7, 6, 5, 4, 3].map((id) => ({ lines: lines(id), hasMore: true }));
  const asked = answer(...pages);
  for (let time = 0; time < 6; time += 1) await comeNear();
  expect(asked).toHaveLength(4);
  await act(async () => button()?.click());
  expect(shown()).toEqual([9, 8, 7, 6, 5, 4, 3]);
});

it("says that a page did not load, and tries again only by the button", async () => {
  const asked = answer(503, { lines: lines(7), hasMore: false });
  await comeNear();
  expect(place.querySelector('[role="alert"]')?.textContent).toBe("Older news didn't load. Try again.");
  expect([shown(), location.search]).toEqual([[9, 8], "?kind=weeks"]);
  await comeNear();
  expect(asked).toHaveLength(1);
  await act(async () => button()?.click());
  expect(shown()).toEqual([9, 8, 7]);
  expect(place.querySelector('[role="alert"]')).toBeNull();
});

it("resets when the router shows another list", async () => {
  answer({ lines: lines(7), hasMore: true });
  await comeNear();
  await show({ ...view, kind: "reviews", lines: lines(4) });
  expect(shown()).toEqual([4]);
});
