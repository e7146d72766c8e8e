// @vitest-environment happy-dom
import "../../../locales/shorts/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { VideoView } from "../view.ts";
import { Player } from "./player.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const visited: string[] = [];
vi.mock("@remix-run/react", () => ({
  useNavigate: () => (path: string) => visited.push(path),
  useRouteLoaderData: () => undefined,
}));

const short: VideoView = {
  id: 12,
  title: "Trim",
  text: "",
  lang: "en",
  link: "/shorts/12-trim",
  url: "/media/aa/360.mp4",
  cover: "/media/bb/360.webp",
  captions: [],
  width: 360,
  height: 640,
  isShort: true,
  isReady: true,
  isPublished: true,
  tags: [],
  date: "2026-09-14T08:30:00.000Z",
  author: null,
  isOwn: false,
  views: 0,
  likes: 0,
  liked: false,
  diary: null,
  before: "/shorts/13-before",
  after: "/shorts/11-after",
  ahead: "/media/cc/360.mp4",
  comments: null,
};

/** What the user asks the browser for. */
const wishes = { reducedMotion: false, reducedData: false, saveData: false };
const plays = vi.fn(async (_isMuted: boolean) => {});

let root: Root;
const main = () => document.querySelector("main") as HTMLElement;
const player = (video: VideoView) => (
  <LocaleProvider locale="en">
    <Player video={video} onDoubleTap={() => {}} />
  </LocaleProvider>
);
const open = async (video = short) => {
  root = createRoot(main());
  await act(async () => root.render(player(video)));
};
const openAgain = async (video = short) => {
  await act(async () => root.unmount());
  await open(video);
};
const shown = () => main().querySelector("video") as HTMLVideoElement;
const ahead = () => main().querySelector<HTMLVideoElement>("video[hidden]");

beforeEach(() => {
  Object.assign(wishes, { reducedMotion: false, reducedData: false, saveData: false });
  localStorage.clear();
  visited.length = 0;
  plays.mockReset();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("motion") ? wishes.reducedMotion : wishes.reducedData,
  }));
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    get: () => ({ saveData: wishes.saveData }),
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
    return plays(this.muted);
  });
  document.body.innerHTML = "<main></main>";
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a short", () => {
  it("starts by itself without sound, and loads the next one ahead", async () => {
    await open();
    expect(plays.mock.calls).toEqual([[true]]);
    expect(shown().preload).toBe("metadata");
    expect([ahead()?.getAttribute("src"), ahead()?.preload]).toEqual(["/media/cc/360.mp4", "auto"]);
  });

  it.each(["saveData", "reducedData"] as const)(
    "neither starts nor loads anything when the user saves data by %s",
    async (wish) => {
      wishes[wish] = true;
      await open();
      expect([plays.mock.calls, shown().preload, ahead()]).toEqual([[], "none", null]);
    },
  );

  it("does not start when the user prefers less motion", async () => {
    wishes.reducedMotion = true;
    await open();
    expect([plays.mock.calls, shown().preload, ahead()]).toEqual([[], "metadata", null]);
  });

  it("loads only its cover before the page reacts, and its first frame without a cover", async () => {
    await open();
    expect(renderToStaticMarkup(player(short))).toContain('preload="none"');
    expect(renderToStaticMarkup(player({ ...short, cover: null }))).toContain('preload="metadata"');
  });

  it("that is still converted shows no player", async () => {
    await open({ ...short, isReady: false });
    expect(main().querySelector("video")).toBeNull();
    expect(main().textContent).toContain("We're converting this video.");
  });
});

it("a video that is no short does not start by itself", async () => {
  await open({ ...short, isShort: false, ahead: null });
  expect([plays.mock.calls, ahead(), shown().loop]).toEqual([[], null, false]);
});

describe("sound", () => {
  const use = () =>
    act(async () => shown().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
  const set = (isMuted: boolean) =>
    act(async () => {
      shown().muted = isMuted;
      shown().dispatchEvent(new Event("volumechange"));
    });

  it("that the user turns on stays on for the next short, and off after it is turned off", async () => {
    await open();
    await use();
    await set(false);
    await openAgain({ ...short, id: 11 });
    expect(plays.mock.calls).toEqual([[true], [false]]);
    await use();
    await set(true);
    await openAgain();
    expect(plays.mock.calls.at(-1)).toEqual([true]);
  });

  it("that the browser turns off is no choice of the user", async () => {
    await open();
    await use();
    await set(false);
    await openAgain();
    await set(true);
    await openAgain();
    expect(plays.mock.calls.at(-1)).toEqual([false]);
  });

  it("that the browser refuses is turned off, and the short starts without it", async () => {
    localStorage.setItem("shorts-sound", "on");
    plays.mockRejectedValueOnce(new Error("NotAllowedError"));
    await open();
    expect(plays.mock.calls).toEqual([[false], [true]]);
  });
});

describe("a swipe over the player", () => {
  const swipe = (x: number, y: number, pointerType = "touch") =>
    act(async () => {
      const at = (type: string, clientX: number, clientY: number) =>
        shown().dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType, clientX, clientY }),
        );
      at("pointerdown", 200, 400);
      at("pointermove", 200 + x / 2, 400 + y / 2);
      at("pointermove", 200 + x, 400 + y);
      at("pointerup", 200 + x, 400 + y);
    });

  it.each([
    ["up goes to the next short", 0, -101, ["/shorts/11-after"]],
    ["down goes to the short before", 0, 101, ["/shorts/13-before"]],
    ["of 100 px goes nowhere", 0, -100, []],
    ["to the side goes nowhere", 150, 0, []],
  ])("%s", async (_what, x, y, expected) => {
    await open();
    await swipe(x, y);
    expect(visited).toEqual(expected);
  });

  it("of a mouse, or at the last short, goes nowhere", async () => {
    await open();
    await swipe(0, -200, "mouse");
    await openAgain({ ...short, after: null, ahead: null });
    await swipe(0, -200);
    expect(visited).toEqual([]);
  });

  it("scrolls the page of a video that is no short", async () => {
    await open({ ...short, isShort: false });
    await swipe(0, -200);
    expect(visited).toEqual([]);
  });
});
