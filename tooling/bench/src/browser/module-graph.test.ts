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

test("foreignModules finds zod, react-aria and charts", () => {
  expect(foreignModules(["/assets/start.js"], FOREIGN_BEFORE, graph)).toEqual([]);
  expect(foreignModules(["/assets/list.js"], FOREIGN_BEFORE, graph)).toHaveLength(1);
  expect(foreignModules(["/assets/box.js"], FOREIGN_LIVE, graph)).toHaveLength(1);
  expect(foreignModules(["/assets/line.js"], FOREIGN_BEFORE, graph)).toHaveLength(1);
});

test("foreignModules allows charts after hydration", () => {
  expect(foreignModules(["/assets/line.js"], FOREIGN_LIVE, graph)).toEqual([]);
});

test("foreignModules throws for a script that the build does not list", () => {
  expect(() => foreignModules(["/assets/other.js"], FOREIGN_BEFORE, graph)).toThrow("/assets/other.js");
});
