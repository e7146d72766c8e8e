// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMasonry } from "./use-masonry.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The test page has no layout: sizes of the grid and its items are mocked.
let width = 816;
let resized = () => {};
const heightOf = (element: HTMLElement) => Number(element.dataset.height ?? 0);

function Grid({ heights }: { heights: readonly number[] }) {
  const ref = useMasonry<HTMLUListElement>({ gap: 16 });
  return (
    <ul ref={ref}>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of this test are their indices
        <li key={index} data-height={height}>
          <a href="/photo">{index}</a>
        </li>
      ))}
    </ul>
  );
}

let root: ReturnType<typeof createRoot>;
const show = (heights: readonly number[]) => act(async () => root.render(<Grid heights={heights} />));
const items = () => [...document.querySelectorAll("li")];
const places = () => items().map(({ style }) => [style.insetInlineStart, style.insetBlockStart]);

beforeEach(() => {
  width = 816;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(run: () => void) {
        resized = run;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return heightOf(this);
  });
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("useMasonry positions the items without changing the document order", async () => {
  await show([100, 60, 40]);
  expect(places()).toEqual([
    ["0px", "0px"],
    ["416px", "0px"],
    ["416px", "76px"],
  ]);
  expect(items().map((item) => item.textContent)).toEqual(["0", "1", "2"]);
  expect(document.querySelector("ul")?.style.blockSize).toBe("116px");
  expect(items()[0]?.style.inlineSize).toBe("400px");
});

it("useMasonry updates when the grid's width changes and when items are added or removed", async () => {
  await show([100, 60]);
  width = 500;
  act(() => resized());
  expect(places().map(([inline]) => inline)).toEqual(["0px", "0px"]);
  width = 816;
  await show([100, 60, 30]);
  expect(places()[2]).toEqual(["416px", "76px"]);
  await show([100]);
  expect(document.querySelector("ul")?.style.blockSize).toBe("100px");
});

it("useMasonry leaves the items stacked on the server", () => {
  // This test has a window, so React warns about effects on the server.
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(renderToStaticMarkup(<Grid heights={[1, 2]} />)).not.toContain("style");
});
