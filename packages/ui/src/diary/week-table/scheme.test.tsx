import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Scheme } from "./scheme.tsx";
import type { WeekColumn } from "./stages.ts";

const weeks: readonly WeekColumn[] = [1, 2].map((id) => ({
  id,
  name: String(id),
  phase: "vegetative",
  stage: "Vegetative",
}));

const html = (current: number, length = 2) =>
  renderToStaticMarkup(
    <Scheme
      label="Doses"
      corner="Product"
      weeks={weeks.slice(0, length)}
      rows={[{ key: 1, name: "Base A", doses: [0.5, 2] }]}
      format={String}
      unit="ml/l"
      current={current}
      weekTitle={(week) => `Week ${week.name}`}
      weekLabel="Choose"
      wholeTable="Whole table"
      nothing="Water"
    />,
  );

it("renders the current week, the whole table, and a way to open it without scripts", () => {
  const sent = html(1);
  expect(sent).toContain(">Week 2</h3>");
  expect(sent).toContain("<summary>Whole table</summary>");
  expect(sent.match(/<td[^>]*>0.5<\/td>/)).not.toBeNull();
  // Choosing another week needs scripts.
  expect(sent).toMatch(/<fieldset[^>]*disabled/);
});

it("starts with the first week when the current one is not in the chart", () => {
  const sent = html(9);
  expect(sent).toContain(">Week 1</h3>");
  expect(sent).toContain("<b>0.5</b> ml/l");
});

it("renders nothing without weeks", () => {
  expect(html(0, 0)).toBe("");
});
