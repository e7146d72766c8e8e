// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useRoom, useSecondary } from "./use-secondary.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Tells all observers that a place came into view or left it. */
let report: () => void;
const observers = new Set<() => void>();
/** What waits for the next frame, by number. */
const frames = new Map<number, () => void>();
/** Begins a frame. */
const frame = () => {
  const waiting = [...frames.values()];
  frames.clear();
  for (const run of waiting) run();
};

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  observers.clear();
  frames.clear();
  let asked = 0;
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    asked += 1;
    frames.set(asked, run);
    return asked;
  });
  vi.stubGlobal("cancelAnimationFrame", (number: number) => frames.delete(number));
  report = () => {
    for (const observer of [...observers]) observer();
  };
  class Observer {
    constructor(readonly tell: () => void) {}
    observe() {
      observers.add(this.tell);
    }
    disconnect() {
      observers.delete(this.tell);
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

function Room({ isReady }: { isReady: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const hasRoom = useRoom(element, isReady);
  return <div ref={element}>{hasRoom ? "loaded" : ""}</div>;
}
const render = (isReady: boolean) => act(async () => root.render(<Room isReady={isReady} />));
/** Scrolls until the place is so many pixels below the top of a window of 800. */
const scrollTo = (top: number) => {
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(place.firstElementChild as Element, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
};
const at = (top: number) =>
  act(async () => {
    scrollTo(top);
    report();
    frame();
  });

describe("useRoom", () => {
  it("fills a place below the window", async () => {
    await render(true);
    await at(1200);
    expect(place.textContent).toBe("loaded");
  });

  it("fills no place in view or above the window until the reader has scrolled back above it", async () => {
    await render(true);
    await at(300);
    await at(-400);
    expect(place.textContent).toBe("");
    await at(900);
    expect(place.textContent).toBe("loaded");
    await at(300);
    expect(place.textContent, "it stays once it is there").toBe("loaded");
  });

  it("fills no place that the user has scrolled to when the frame begins, and others within that frame", async () => {
    await render(true);
    await act(async () => {
      scrollTo(1200);
      report();
      scrollTo(300);
      frame();
    });
    expect(place.textContent).toBe("");
    await act(async () => {
      scrollTo(1200);
      report();
      frame();
      expect(place.textContent, "in the same frame").toBe("loaded");
    });
  });

  it("fills no place before its content is loaded", async () => {
    await render(false);
    await at(1200);
    expect(place.textContent).toBe("");
    await render(true);
    await at(1200);
    expect(place.textContent).toBe("loaded");
  });
});

function Answer({ loadParts }: { loadParts: () => Promise<unknown> }) {
  return <p>{useSecondary<string>("/resource", loadParts) ?? "nothing"}</p>;
}

describe("useSecondary", () => {
  it("returns data only once the code that renders it is loaded", async () => {
    vi.stubGlobal("fetch", async () => Response.json("answer"));
    let arrive = () => {};
    const parts = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const loadParts = () => parts;
    await act(async () => root.render(<Answer loadParts={loadParts} />));
    expect(place.textContent).toBe("nothing");
    await act(async () => arrive());
    expect(place.textContent).toBe("answer");

    const failing = () => Promise.reject(new Error("No network"));
    await act(async () => root.render(<Answer key="2" loadParts={failing} />));
    expect(place.textContent).toBe("nothing");
  });
});
