// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { cellAt, readingsAt } from "./scrub-place.ts";

it("cellAt finds the week under the pointer in the cells and in the bar, and none elsewhere", () => {
  document.body.innerHTML =
    '<div><span><a></a><a id="bar"></a></span><nav><a></a><a></a><a><b id="cell"></b></a></nav></div><a id="out"></a>';
  const strip = document.querySelector("div") as Element;
  const at = (id: string) => cellAt(strip, document.getElementById(id));
  expect([at("cell"), at("bar"), at("out"), at("nowhere")]).toEqual([2, 1, null, null]);
});

it("readingsAt gives height and VPD of a growing week, and nothing for a harvest or a week without them", () => {
  const cells = [{ faza: 0 }, { faza: 2 }, { faza: 1 }] as const;
  const courses = [
    { name: "height", unit: "cm", values: [10, 42] },
    { name: "vpd", unit: "kpa", values: [null, 1.2] },
    { name: "ph", unit: "", values: [6, 6] },
  ] as never;
  expect(readingsAt(cells, courses, 2).map(({ name, value }) => [name, value])).toEqual([
    ["height", 42],
    ["vpd", 1.2],
  ]);
  expect(readingsAt(cells, courses, 0).map(({ name }) => name)).toEqual(["height"]);
  expect(readingsAt(cells, courses, 1)).toEqual([]);
});
