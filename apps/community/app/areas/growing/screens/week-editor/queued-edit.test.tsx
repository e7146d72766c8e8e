// @vitest-environment happy-dom
import "../../../../shared/week-fields/locales/catalog.ts";
import "../../locales/week-editor/catalog.ts";
import { METRIC } from "@grow/domain";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aStoredFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import { page } from "./testing/editor-page.tsx";
import { nightPlum } from "./testing/night-plum.ts";
import { address } from "./testing/router.tsx";
import { editorView } from "./view.ts";

vi.mock("@remix-run/react", () => import("./testing/router.tsx"));
vi.mock("@grow/app-kit/shell/shell-data.ts", () => ({
  useViewer: () => ({ id: 7 }),
}));
let queued: object[] = [];
vi.mock("@grow/app-kit/offline/browser-queue.ts", () => ({
  offlineQueue: async () => ({
    userId: 7,
    uploads: async () => [],
    weeks: async () => queued,
    forgetUploads: async () => undefined,
    dropWeek: async (dropped: string) => {
      queued = queued.filter((one) => !("id" in one) || one.id !== dropped);
    },
    onChange: () => () => {},
  }),
}));

const first = { ...aStoredFloweringWeek(), text: "First" };
const saved = { ...first, version: 4, text: "Theirs" };
const opened = editorView(nightPlum(first), first, METRIC).form;

async function show(query: string) {
  Object.assign(address, { pathname: "/diaries/12/weeks/181/edit", search: query });
  await page.show(editorView(nightPlum(saved), saved, METRIC));
}
const text = () => page.field("text").value;

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("No network in this test")));
  localStorage.clear();
  const form = { ...opened, text: "Mine" };
  const week = { id: "q1", key: "key-0", weekId: 181, version: 3, newest: 181, diary: { id: 12 } };
  queued = [{ ...week, form, measures: "", base: { form: opened }, state: "conflict" }];
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

it("the editor of a queued edit shows the saved week after the saved version was chosen, and removes the edit", async () => {
  await show("?mend=q1");
  expect(text()).toBe("Mine");
  expect(page.element.textContent).toContain("This week was changed on another device");
  const link = [...page.element.querySelectorAll("a")].find(
    (one) => one.textContent === "Use the saved version",
  );
  expect(link?.getAttribute("href")).toBe("/diaries/12/weeks/181/edit");
  await act(async () => link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  // The link leads to the same page without its query.
  await show("");
  expect([text(), queued]).toEqual(["Theirs", []]);
  expect(page.element.textContent).not.toContain("This week was changed on another device");
});
