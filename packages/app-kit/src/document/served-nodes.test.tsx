// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { moveNodeProperties } from "../testing/node-properties.ts";
import { type ServedNodes, showServedNodes } from "./served-nodes.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
let restoreProperties: () => void;
beforeAll(() => {
  restoreProperties = moveNodeProperties();
});
afterAll(() => restoreProperties());

const page: ReactNode = (
  <section>
    <label>
      Name <input name="name" />
    </label>
    <p>One text</p>
    <p>
      Week {3} of {12}
    </p>
    <textarea name="text" defaultValue="As it was" />
  </section>
);

let place: HTMLElement;
let root: Root | undefined;
let served: ServedNodes | undefined;
const onRecoverableError = vi.fn();
const observer = new MutationObserver(() => {});
beforeEach(() => {
  place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(page);
  observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
});
afterEach(async () => {
  served?.end();
  observer.disconnect();
  await act(async () => root?.unmount());
  root = undefined;
  place.remove();
  onRecoverableError.mockClear();
});

const element = (selector: string) => place.querySelector(selector) as HTMLElement;

/** Hydrates the page; returns whether React kept the elements of the server. */
async function hydrate(): Promise<boolean> {
  const field = element("input");
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError });
  });
  return element("input") === field && onRecoverableError.mock.calls.length === 0;
}

/** Shows React the nodes of the server, with the changes so far. */
function hideChanges(strays: Element[] = []): void {
  served = showServedNodes(strays);
  served.hide(observer.takeRecords());
}

/** The texts of the paragraphs. */
const texts = () =>
  [...place.querySelectorAll("p")].flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node instanceof Text),
  );

const font = (text: string) => Object.assign(document.createElement("font"), { textContent: text });

const CHANGES: Record<string, () => void> = {
  "an element after a field": () => element("input").after(document.createElement("div")),
  "elements before and after everything": () => {
    element("section").prepend("A", document.createElement("b"));
    element("section").append(document.createElement("i"));
  },
  "a wrapped field": () => {
    const span = document.createElement("span");
    element("input").before(span);
    span.append(element("input"));
  },
  "a field that was replaced": () => element("textarea").replaceWith(document.createElement("div")),
  "texts that were wrapped": () => {
    for (const text of texts()) {
      const outer = document.createElement("font");
      text.before(outer);
      outer.append(text);
    }
  },
  "texts that were replaced, and replaced again": () => {
    for (const text of texts()) {
      const first = font("Erste");
      text.replaceWith(first);
      first.replaceWith(font("Zweite"));
    }
  },
  "texts that were changed in place, twice": () => {
    for (const text of texts()) {
      text.data = "Etwas";
      text.data = "Anderes";
    }
  },
};

describe.each(Object.entries(CHANGES))("showServedNodes with %s", (_name, change) => {
  it("lets React hydrate the page, without changing it", async () => {
    change();
    hideChanges();
    const shown = place.innerHTML;
    expect(await hydrate()).toBe(true);
    served?.end();
    expect(place.innerHTML).toBe(shown);
  });

  it("hides what is changed after it was called", async () => {
    hideChanges();
    change();
    served?.hide(observer.takeRecords());
    expect(await hydrate()).toBe(true);
  });

  it("is needed", async () => {
    change();
    vi.spyOn(console, "error").mockReturnValue();
    expect(await hydrate()).toBe(false);
  });
});

it("showServedNodes hides elements that were there before changes were recorded", async () => {
  const stray = document.createElement("div");
  element("p").before(stray);
  observer.takeRecords();
  hideChanges([stray]);
  expect(await hydrate()).toBe(true);
});
