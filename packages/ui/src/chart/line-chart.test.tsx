import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type UiText, UiTextProvider } from "../foundation/text/ui-text.tsx";
import { LineChart, type LineChartProps } from "./line-chart.tsx";

const html = (props: Pick<LineChartProps, "values"> & Partial<LineChartProps>) =>
  renderToStaticMarkup(
    <UiTextProvider text={{ showAsTable: "Show as table" } as UiText}>
      <LineChart
        {...{ title: "Views", label: "Views by day", times: ["1", "2"], tableHead: ["Day", "Views"] }}
        format={(value) => `${value / 1000}k`}
        {...props}
      />
    </UiTextProvider>,
  );
const ticksOf = (page: string) => [...page.matchAll(/<text x="27"[^>]*>([^<]*)</g)].map(([, tick]) => tick);

it("begins near the lowest value, or where it is told to", () => {
  expect(ticksOf(html({ values: [8000, 9000] }))[0]).toBe("8k");
  expect(ticksOf(html({ values: [8000, 9000], least: 0 }))).toEqual(["0k", "5k", "10k"]);
});

it("draws counts that are all zero on an axis from zero", () => {
  expect(ticksOf(html({ values: [0, 0], least: 0, format: String }))).toEqual(["0", "0.5", "1"]);
});

it("has exact numbers in its table where the axis shortens them", () => {
  const page = html({ values: [1607, null], formatExact: (value) => value.toLocaleString("en") });
  expect(page).toContain("<td>1,607</td>");
  expect(page).toContain("<td>–</td>");
  expect(page).toContain(">1.607k</text>");
});
