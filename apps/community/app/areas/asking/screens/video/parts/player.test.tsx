// @vitest-environment happy-dom
import "../../../locales/shorts/catalog.ts";
import { LocaleProvider } from "@grow/i18n/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONVERSION_PAUSE } from "../../../shared/videos/use-conversion.ts";
import type { VideoView } from "../view.ts";
import { Player } from "./player.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const visited: string[] = [];
const revalidate = vi.fn();
vi.mock("@remix-run/react", () => ({
  useRevalidator: () => ({ state: "idle", revalidate: () => revalidate() }),
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
  start: 0,
  end: 20,
  isReady: true,
  isFailed: false,
  isPublished: true,
  tags: [],
  awards: [],
  date: "2026-09-14T08:30:00.000Z",
  author: null,
  isOwn: false,
  views: 0,
  likes: 0,
  liked: false,
  diary: null,
  week: null,
  strains: [],
  talk: 0,
  neighbours: {
    before: "/shorts/13-before",
    after: "/shorts/11-after",
    beforeCover: "/media/dd/540.webp",
    afterCover: "/media/ee/540.webp",
    list: "/shorts",
    isFollowing: false,
  },
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
  it("autoplays muted, and preloads the next one", async () => {
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

  it("has the browser's controls only before the page reacts", async () => {
    expect(renderToStaticMarkup(player(short))).toContain("controls");
    await open();
    expect(shown().controls).toBe(false);
    expect(main().querySelector('input[type="range"]')).not.toBeNull();
  });

  it("that could not be converted says so", async () => {
    await open({ ...short, isReady: false, isFailed: true });
    expect(main().querySelector("video")).toBeNull();
    expect(main().textContent).toBe("We couldn't convert this video.");
  });

  it("that is still converted shows no player, and is asked for again until it is there", async () => {
    vi.useFakeTimers();
    revalidate.mockReset();
    await open({ ...short, isReady: false });
    expect(main().querySelector("video")).toBeNull();
    expect(main().textContent).toContain("We're converting this video.");
    await act(async () => vi.advanceTimersByTime(2 * CONVERSION_PAUSE));
    expect(revalidate).toHaveBeenCalledTimes(2);
    await openAgain();
    await act(async () => vi.advanceTimersByTime(2 * CONVERSION_PAUSE));
    expect(revalidate).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

it("a video that is not a short does not autoplay", async () => {
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

describe("keys on a short", () => {
  const press = (key: string, options: KeyboardEventInit = {}) =>
    act(async () => void dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...options })));

  it.each([
    ["ArrowDown", "/shorts/11-after"],
    ["PageDown", "/shorts/11-after"],
    ["j", "/shorts/11-after"],
    ["ArrowUp", "/shorts/13-before"],
    ["PageUp", "/shorts/13-before"],
    ["k", "/shorts/13-before"],
  ])("%s opens %s", async (key, link) => {
    await open();
    await press(key);
    expect(visited).toEqual([link]);
  });

  it("with Ctrl, or in a field, are left to the browser", async () => {
    await open();
    await press("j", { ctrlKey: true });
    const field = document.body.appendChild(document.createElement("textarea"));
    await act(
      async () => void field.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true })),
    );
    expect(visited).toEqual([]);
  });
});

describe("the controls of a video that is no short", () => {
  const label = (name: string) => main().querySelector<HTMLElement>(`[aria-label="${name}"]`);

  it("have a button that starts and stops it, and one for the full screen", async () => {
    await open({ ...short, isShort: false, ahead: null });
    expect([shown().controls, label("Full screen") !== null]).toEqual([false, true]);
    await act(async () => label("Play")?.click());
    expect(plays).toHaveBeenCalledTimes(1);
  });
});

describe("the controls of a short", () => {
  const pauses = vi.fn();
  const label = (name: string) => main().querySelector<HTMLElement>(`[aria-label="${name}"]`);
  const click = (element: Element | null) =>
    act(async () => void element?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 })));
  let isPaused = true;
  beforeEach(() => {
    isPaused = true;
    pauses.mockReset();
    vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(() => isPaused);
    vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(pauses);
  });
  const report = (event: string) => act(async () => void shown().dispatchEvent(new Event(event)));

  it("a tap stops it, and the button or Space starts it again", async () => {
    wishes.reducedMotion = true;
    await open();
    expect(label("Play")).not.toBeNull();
    await click(label("Play"));
    expect(plays).toHaveBeenCalledTimes(1);
    isPaused = false;
    await report("play");
    expect(label("Play")).toBeNull();
    await click(shown());
    expect(pauses).toHaveBeenCalledTimes(1);
    isPaused = true;
    await act(async () => void dispatchEvent(new KeyboardEvent("keydown", { key: " ", cancelable: true })));
    expect(plays).toHaveBeenCalledTimes(2);
  });

  it("switch the sound, and show whether it is on", async () => {
    await open();
    // Browsers report that the sound is off at the start.
    await report("volumechange");
    expect(label("Sound")?.getAttribute("aria-pressed")).toBe("false");
    await click(label("Sound"));
    await report("volumechange");
    expect([shown().muted, label("Sound")?.getAttribute("aria-pressed")]).toEqual([false, "true"]);
  });

  it("offer captions only where there are some", async () => {
    await open();
    expect(label("Captions")).toBeNull();
    await openAgain({
      ...short,
      captions: [{ lang: "en", label: "English", url: "/api/videos/12/captions/en" }],
    });
    expect(label("Captions")).not.toBeNull();
  });

  it("show the position within the shown part, and restart it at its end", async () => {
    await open({ ...short, start: 4, end: 10, url: "/media/aa/360.mp4#t=4,10" });
    const slider = label("Position") as HTMLInputElement;
    const at = async (second: number) => {
      Object.defineProperty(shown(), "currentTime", { value: second, writable: true, configurable: true });
      await report("timeupdate");
    };
    await at(7);
    expect([slider.min, slider.max, slider.getAttribute("aria-valuetext")]).toEqual([
      "4",
      "10",
      "0:03 / 0:06",
    ]);
    await at(10.1);
    expect(shown().currentTime).toBe(4);
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
    await openAgain({
      ...short,
      neighbours: { ...short.neighbours, after: null, afterCover: null },
      ahead: null,
    });
    await swipe(0, -200);
    expect(visited).toEqual([]);
  });

  it("moves the film with the finger, and lets it spring back when it goes nowhere", async () => {
    await open();
    const film = () => shown().parentElement as HTMLElement;
    const touch = (type: string, clientY: number, clientX = 200) =>
      act(async () =>
        shown().dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "touch", clientX, clientY }),
        ),
      );
    await touch("pointerdown", 400);
    await touch("pointermove", 340);
    expect(film().style.translate).toBe("0 -60px");
    await touch("pointerup", 340);
    expect([film().style.translate, visited]).toEqual(["", []]);
    await touch("pointerdown", 400);
    await touch("pointermove", 250);
    await touch("pointerup", 250);
    expect([film().style.translate, visited]).toEqual(["0 -100%", ["/shorts/11-after"]]);
  });

  it("does not move the film when the user prefers less motion, but goes on", async () => {
    wishes.reducedMotion = true;
    await open();
    await swipe(0, -150);
    expect([shown().parentElement?.style.translate, visited]).toEqual(["", ["/shorts/11-after"]]);
  });

  it("on the seek bar does not go to another short", async () => {
    await open();
    const slider = main().querySelector('input[type="range"]') as HTMLElement;
    await act(async () => {
      const at = (type: string, clientY: number) =>
        slider.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            isPrimary: true,
            pointerType: "touch",
            clientX: 9,
            clientY,
          }),
        );
      at("pointerdown", 700);
      at("pointermove", 500);
      at("pointerup", 500);
    });
    expect(visited).toEqual([]);
  });

  it("scrolls the page of a video that is no short", async () => {
    await open({ ...short, isShort: false });
    await swipe(0, -200);
    expect(visited).toEqual([]);
  });
});
