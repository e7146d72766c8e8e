import { expect, it } from "vitest";
import { SAMPLE_ERROR } from "../../shared/watch/testing/sample-error.ts";
import { errorsView } from "./errors-view.ts";
import { watchRequest } from "./watch-request.ts";

const list = {
  ...{ items: [SAMPLE_ERROR], total: 41, start: 20, limit: 20 },
  totals: { open: 41, solved: 3, ignored: 2 },
};

it("errorsView has a tab for each state with its number, and keeps the other choices", () => {
  const view = errorsView(list, watchRequest(new URLSearchParams("days=30&start=20")));
  expect(view.tabs).toEqual([
    { state: "open", count: 41, href: "/admin/watch?days=30#errors" },
    { state: "solved", count: 3, href: "/admin/watch?days=30&state=solved#errors" },
    { state: "ignored", count: 2, href: "/admin/watch?days=30&state=ignored#errors" },
    { state: "", count: 46, href: "/admin/watch?days=30&state=all#errors" },
  ]);
  expect([view.state, view.page, view.pages]).toEqual(["open", 2, 3]);
});

it("errorsView tells how often an error was reported, and by which versions", () => {
  const [row] = errorsView(list, watchRequest(new URLSearchParams())).rows;
  expect(row).toMatchObject({
    ...{ people: 38, times: 75, isAgain: false },
    first: { version: "8f2c11d0", date: "2026-11-14T08:30:00.000Z" },
    last: { version: "b71d3e92", date: "2026-11-20T09:10:00.000Z" },
  });
});
