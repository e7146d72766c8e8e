import { expect, it } from "vitest";
import { stateTabs } from "./state-tabs.ts";

it("stateTabs counts all but the removed rows in the first tab", () => {
  const totals = { draft: 2, open: 3, removed: 9 };
  const states: (keyof typeof totals | "")[] = ["", "draft", "removed"];
  expect(stateTabs(states, totals, (state) => `/x?${state}`)).toEqual([
    { state: "", href: "/x?", count: 5 },
    { state: "draft", href: "/x?draft", count: 2 },
    { state: "removed", href: "/x?removed", count: 9 },
  ]);
});
