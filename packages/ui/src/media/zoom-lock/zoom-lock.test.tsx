// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useZoomLock } from "./use-zoom-lock.ts";
import { isTypingField, withMaximumScale } from "./viewport-scale.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const viewport = () => document.querySelector('meta[name="viewport"]')?.getAttribute("content");
const FREE = "width=device-width, initial-scale=1, maximum-scale=5";
const LOCKED = "width=device-width, initial-scale=1, maximum-scale=1";

let unmount: () => void;

function Page() {
  useZoomLock();
  return null;
}

function show(device: "phone" | "desktop") {
  vi.stubGlobal("matchMedia", () => ({ matches: device === "phone" }));
  Object.defineProperty(navigator, "maxTouchPoints", {
    value: device === "phone" ? 5 : 0,
    configurable: true,
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<Page />));
  unmount = () => act(() => root.unmount());
}

function focus(markup: string) {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = markup;
  const element = place.firstElementChild as HTMLElement;
  element.focus();
  return element;
}

beforeEach(() => {
  document.head.innerHTML = `<meta name="viewport" content="${FREE}">`;
  document.body.innerHTML = "";
  unmount = () => {};
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

describe("useZoomLock on a phone", () => {
  it.each(["<input>", '<input type="email">', "<textarea></textarea>", "<select></select>"])(
    "the page does not zoom while %s has the focus",
    (markup) => {
      show("phone");
      expect(viewport()).toBe(FREE);
      const field = focus(markup);
      expect(viewport()).toBe(LOCKED);
      field.blur();
      expect(viewport()).toBe(FREE);
    },
  );

  it("ignores a checkbox", () => {
    show("phone");
    focus('<input type="checkbox">');
    expect(viewport()).toBe(FREE);
  });

  it("locks for a field that already has focus", () => {
    const field = focus("<input>");
    show("phone");
    expect(viewport()).toBe(LOCKED);
    field.blur();
    expect(viewport()).toBe(FREE);
  });

  it("unlocks on unmount", () => {
    show("phone");
    focus("<textarea></textarea>");
    unmount();
    expect(viewport()).toBe(FREE);
  });
});

it("useZoomLock changes nothing on a desktop", () => {
  show("desktop");
  focus("<input>");
  expect(viewport()).toBe(FREE);
});

describe("isTypingField", () => {
  const element = (markup: string) => {
    document.body.innerHTML = markup;
    return document.body.firstElementChild;
  };

  it("accepts text fields of any type, text areas, selects, and editable elements", () => {
    for (const markup of [
      "<input>",
      '<input type="number">',
      '<input type="date">',
      "<textarea></textarea>",
      "<select></select>",
      '<div contenteditable="true"></div>',
    ])
      expect(isTypingField(element(markup)), markup).toBe(true);
  });

  it("rejects buttons, checkboxes, sliders, file fields and plain elements", () => {
    for (const markup of [
      '<input type="checkbox">',
      '<input type="radio">',
      '<input type="range">',
      '<input type="file">',
      '<input type="submit">',
      "<button>x</button>",
      '<div contenteditable="false"></div>',
      "<p>x</p>",
    ])
      expect(isTypingField(element(markup)), markup).toBe(false);
    expect(isTypingField(null)).toBe(false);
  });
});

it("withMaximumScale replaces an existing scale or adds one", () => {
  expect(withMaximumScale("width=device-width, maximum-scale=5", 1)).toBe(
    "width=device-width, maximum-scale=1",
  );
  expect(withMaximumScale("", 5)).toBe("maximum-scale=5");
});
