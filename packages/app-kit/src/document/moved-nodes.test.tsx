// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { moveNodeProperties } from "../testing/node-properties.ts";
import { followMovedNodes } from "./moved-nodes.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
const { removeChild, insertBefore } = Node.prototype;
let restoreProperties: () => void;
beforeAll(() => {
  restoreProperties = moveNodeProperties();
  const observer = new MutationObserver(followMovedNodes());
  observer.observe(document, { childList: true, subtree: true });
});
afterAll(() => {
  restoreProperties();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

/** Renders, and waits until observers of the document have run. */
const show = (content: ReactNode) => act(async () => root.render(content));

/** Translates each text inside an element, as translators do. */
async function translate(element: Element, keepsTexts: boolean): Promise<void> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  await act(async () => {
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(keepsTexts ? text : `${text.data}*`);
    }
  });
}

/** Puts another translation in the place of the first, without the texts that it may contain. */
const translateAgain = (element: Element) =>
  act(async () => {
    for (const font of element.querySelectorAll("font")) {
      const other = document.createElement("font");
      other.textContent = font.textContent;
      font.replaceWith(other);
    }
  });

const Weeks = ({ number, note }: { number: number; note: boolean }) => (
  <p>
    Week {number} {note && "with a note "}
    {number > 2 && <b>late</b>}
    of twelve
  </p>
);

describe.each([
  { kind: "wraps", keepsTexts: true },
  { kind: "replaces", keepsTexts: false },
])("a page with a translator that $kind texts", ({ keepsTexts }) => {
  const shown = () => place.textContent?.replaceAll("*", "").replace(/\s+/g, " ").trim();

  it("shows the changes of a text", async () => {
    await show(<Weeks number={1} note={false} />);
    await translate(place, keepsTexts);
    await show(<Weeks number={2} note={false} />);
    expect(shown()).toBe("Week 2 of twelve");
    await translate(place, keepsTexts);
    await show(<Weeks number={1} note={false} />);
    expect(shown()).toBe("Week 1 of twelve");
  });

  it("shows the changes of a text that was translated twice", async () => {
    await show(<Weeks number={1} note />);
    await translate(place, keepsTexts);
    await translateAgain(place);
    await show(<Weeks number={3} note={false} />);
    expect(shown()).toBe("Week 3 lateof twelve");
    await translateAgain(place);
    await show(<Weeks number={1} note />);
    expect(shown()).toBe("Week 1 with a note of twelve");
  });

  it("removes a text", async () => {
    await show(<Weeks number={1} note />);
    await translate(place, keepsTexts);
    await show(<Weeks number={1} note={false} />);
    expect(shown()).toBe("Week 1 of twelve");
    expect([...place.querySelectorAll("font")].filter((font) => font.textContent === "")).toEqual([]);
  });

  it("inserts before a text", async () => {
    await show(<Weeks number={2} note={false} />);
    await translate(place, keepsTexts);
    await show(<Weeks number={3} note={false} />);
    expect(shown()).toBe("Week 3 lateof twelve");
    await show(<Weeks number={1} note />);
    expect(shown()).toBe("Week 1 with a note of twelve");
  });
});

it("followMovedNodes leaves the rest of a wrapper when one of its nodes is removed", async () => {
  await show([<b key="one">One</b>, <b key="two">Two</b>]);
  const wrapper = document.createElement("div");
  wrapper.append(...place.childNodes);
  place.append(wrapper);
  await show([<b key="two">Two</b>]);
  expect(place.textContent).toBe("Two");
});

it("followMovedNodes does not throw for a node that has left the document", async () => {
  await show(<b>One</b>);
  place.replaceChildren();
  await show(<i>Two</i>);
  expect(place.textContent).toBe("Two");
});
