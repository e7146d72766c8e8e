// @vitest-environment happy-dom
import { fakeClock } from "@grow/trackers/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EARLY_ERRORS, type EarlyError } from "../client/early-errors.ts";
import { reportErrors } from "./error-reports.ts";

let posted: { message: string; path: string; status: number | null; version: string; app: string }[];
const telemetry = { error: vi.fn() };

beforeEach(() => {
  posted = [];
  telemetry.error.mockReset();
  document.documentElement.dataset.locale = "de";
  document.body.innerHTML = "";
  history.replaceState(null, "", "/diaries/12?token=a");
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    posted.push(JSON.parse(String(init.body)));
    return new Response();
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = () => reportErrors({ clock: fakeClock(), app: "web", telemetry });
const failed = (message: string, filename = `${location.origin}/assets/a.js`) =>
  new ErrorEvent("error", { message, filename, error: new Error(message) });

it("errors from before and after the start are reported once a minute each, and counted", () => {
  window[EARLY_ERRORS] = [failed("No leaf")];
  start();
  window[EARLY_ERRORS]?.push(failed("No leaf"));
  window[EARLY_ERRORS]?.push({ reason: new Error("No root") } as PromiseRejectionEvent);
  expect(posted.map(({ message }) => message)).toEqual(["No leaf", "No root"]);
  expect(posted[0]).toMatchObject({ path: "/diaries/12", app: "web", locale: "de", status: null });
  // Telemetry has the number, the report has the words.
  expect(telemetry.error.mock.calls).toEqual([[{ message: "" }], [{ message: "" }]]);
});

it("a page that failed is reported with its status, a missing one is not", () => {
  window[EARLY_ERRORS] = [];
  start();
  window[EARLY_ERRORS]?.push({ error: "Internal error", status: 500 });
  window[EARLY_ERRORS]?.push({ error: "Not found", status: 404 });
  expect(posted.map(({ message, status }) => [message, status])).toEqual([["Internal error", 500]]);
});

it.each<[string, () => EarlyError]>([
  ["of an extension", () => failed("No page", "chrome-extension://abc/a.js")],
  ["of another site's script", () => failed("Script error.", "")],
  [
    "of a delayed resize observer",
    () => failed("ResizeObserver loop completed with undelivered notifications."),
  ],
])("errors %s are not reported", (_name, event) => {
  window[EARLY_ERRORS] = [event()];
  start();
  expect([posted, telemetry.error.mock.calls]).toEqual([[], []]);
});

it("a report names the version of the build", () => {
  document.body.innerHTML = `<script id="grow-handoff" type="application/json">{"manifest":{"version":"a1"}}\n{}</script>`;
  window[EARLY_ERRORS] = [failed("No leaf")];
  start();
  expect(posted[0]?.version).toBe("a1");
});
