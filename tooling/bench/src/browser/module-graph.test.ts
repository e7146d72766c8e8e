import { expect, test } from "vitest";
import { FOREIGN_BEFORE, FOREIGN_LIVE, foreignModules } from "./module-graph.ts";

const graph = {
  "assets/start.js": ["packages/app-kit/src/document/hydrate-loader.ts"],
  "assets/list.js": [
    "node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js",
    "apps/community/app/root.tsx",
  ],
  "assets/box.js": ["node_modules/.pnpm/x/node_modules/react-aria-components/dist/ComboBox.mjs"],
  "assets/line.js": ["packages/ui/src/chart/line-chart.tsx"],
};

test("a schema library, a heavy widget or a chart in a script is found", () => {
  expect(foreignModules(["/assets/start.js"], FOREIGN_BEFORE, graph)).toEqual([]);
  expect(foreignModules(["/assets/list.js"], FOREIGN_BEFORE, graph)).toHaveLength(1);
  expect(foreignModules(["/assets/box.js"], FOREIGN_LIVE, graph)).toHaveLength(1);
  expect(foreignModules(["/assets/line.js"], FOREIGN_BEFORE, graph)).toHaveLength(1);
});

test("a chart may come once somebody has touched the page", () => {
  expect(foreignModules(["/assets/line.js"], FOREIGN_LIVE, graph)).toEqual([]);
});

test("a script that the build does not know is not taken for a clean one", () => {
  expect(() => foreignModules(["/assets/other.js"], FOREIGN_BEFORE, graph)).toThrow("/assets/other.js");
});
