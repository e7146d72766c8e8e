import "../../locales/catalog.ts";
import "../../locales/watch/catalog.ts";
import type { Schema } from "@grow/contract";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { RejectedForm } from "../../shared/desks/rejected-form.ts";
import { SAMPLE_ERROR } from "../../shared/watch/testing/sample-error.ts";
import { WatchErrorScreen } from "./screen.tsx";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  Form: "form",
  Link: "a",
}));

const sample: Schema<"StaffErrorSample"> = {
  ...{
    message: "Diary 12 failed",
    stack: "Error: Diary 12 failed\n    at save (/assets/week-editor.js:1:2)",
  },
  ...{ page: "/diaries/…/weeks", status: 503, version: "b71d3e92", browser: "Safari 17, iOS", locale: "de" },
  date: "2026-11-20T09:10:00.000Z",
};

const change: Schema<"StaffChange"> = {
  ...{ id: 1, type: "staff.update", add_date: "2026-11-18T09:10:00.000Z", name: "Diary # failed" },
  item_user: { id: 4, name: "admin", link: "/grower/admin", avatar: null } as unknown as Schema<"UserShort">,
  items_field: [{ field: "state", before: "open", after: "solved" }],
};

interface Shown {
  error?: Partial<Schema<"StaffError">>;
  cases?: readonly Schema<"StaffErrorSample">[];
  rejected?: RejectedForm | null;
}

const html = ({ error = {}, cases = [sample], rejected = null }: Shown = {}) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <WatchErrorScreen
        {...{ done: null, changes: [change], rejected, cases: [...cases] }}
        error={{ ...SAMPLE_ERROR, ...error }}
      />
    </LocaleProvider>,
  ).replaceAll("<!-- -->", "");

it("shows how often and where an error was reported, and its last cases", () => {
  const page = html();
  expect(page).toContain("<code>week-editor.js save</code>");
  expect(page).toContain("38 people, each counted once a day");
  expect(page).toContain("version 8f2c11d0");
  expect(page).toMatch(/Diary 12 failed.*Safari 17, iOS.*\/diaries\/…\/weeks.*503.*Deutsch/);
  expect(page).toMatch(/<pre[^>]*>Error: Diary 12 failed\n/);
});

it("says so when the place and the stack are unknown", () => {
  const page = html({ error: { frame: "" }, cases: [{ ...sample, stack: null, status: null }] });
  expect(page).toContain("Unknown: no code of the site in the stack");
  expect(page).toContain("The browser sent no stack.");
  expect(page).not.toContain("HTTP status");
});

it("logs decisions in the words of the states", () => {
  expect(html()).toContain("State: <del>Open</del> <ins>Solved</ins>");
});

it.each([
  ["open", ["solved", "ignored"]],
  ["solved", ["ignored", "open"]],
  ["ignored", ["solved", "open"]],
] as const)("offers the other states for an error that is %s", (state, deeds) => {
  const offered = [...html({ error: { state } }).matchAll(/name="deed" value="(\w+)"/g)];
  expect(offered.map(([, deed]) => deed)).toEqual(deeds);
});

it("says that a colleague decided first, and decides about the present version next", () => {
  const rejected = { deed: "solved", values: {}, errors: { form: "Stale", fields: {} }, version: 4 };
  const page = html({ error: { version: 4, state: "ignored" }, rejected });
  expect(page).toMatch(/role="alert".*A colleague decided first/);
  expect(page).toMatch(/type="hidden" name="version" value="4"/);
  expect(html({ rejected: { ...rejected, version: null } })).toMatch(/role="alert".*Stale/);
});
