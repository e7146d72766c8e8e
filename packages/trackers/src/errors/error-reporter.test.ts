import type { Locale } from "@grow/domain";
import { expect, expectTypeOf, test, vi } from "vitest";
import { fakeClock, settled } from "../testing/fake-clock.ts";
import { createErrorReporter, type ErrorReport } from "./error-reporter.ts";

function setUp() {
  const clock = fakeClock();
  const reports: ErrorReport[] = [];
  const send = vi.fn(async (report: ErrorReport) => void reports.push(report));
  const report = createErrorReporter({
    clock,
    send,
    app: "web",
    version: "1.4.0",
    user_agent: "Test",
    locale: "de",
  });
  return { clock, reports, send, report };
}
const page = { path: "/diaries/12", status: 500 };

test("a report has the app and the locale of its site, whatever they are", () => {
  const reports: ErrorReport[] = [];
  const options = { clock: fakeClock(), send: async (report: ErrorReport) => void reports.push(report) };
  const site = { app: "shop", version: "2", user_agent: "", locale: "pt-BR" };
  expect(createErrorReporter({ ...options, ...site })(new Error("No leaf"), page)).toBe(true);
  expect(reports).toEqual([expect.objectContaining(site)]);
});

test("the types of a report can be narrowed to what a server takes", () => {
  type Narrow = ErrorReport<"web" | "brands", Locale>;
  expectTypeOf<Narrow["app"]>().toEqualTypeOf<"web" | "brands">();
  expectTypeOf<Narrow["locale"]>().toEqualTypeOf<Locale>();
  const send = async (_: Narrow) => {};
  const site = { clock: fakeClock(), send, version: "1", user_agent: "" };
  createErrorReporter({ ...site, app: "web", locale: "de" });
  // @ts-expect-error that server knows no such app
  createErrorReporter({ ...site, app: "shop", locale: "de" });
});

test.each(["app", "version", "locale"])(
  "the %s has 1 to 100 characters, otherwise a TypeError names it",
  (name) => {
    const site = {
      clock: fakeClock(),
      send: async () => {},
      app: "shop",
      version: "2",
      user_agent: "",
      locale: "fr",
    };
    for (const length of [1, 100])
      expect(() => createErrorReporter({ ...site, [name]: "x".repeat(length) })).not.toThrow();
    for (const length of [0, 101])
      expect(() => createErrorReporter({ ...site, [name]: "x".repeat(length) })).toThrow(
        new TypeError(`${name} must be a string like /^.{1,100}$/`),
      );
  },
);

test("an error of a page is reported with all its properties", () => {
  const { reports, report } = setUp();
  const error = new Error("No leaf");
  expect(report(error, { path: "/reset-password?token=s3cret#form", status: 500 })).toBe(true);
  expect(reports).toEqual([
    {
      message: "No leaf",
      status: 500,
      stack: error.stack,
      path: "/reset-password",
      app: "web",
      version: "1.4.0",
      user_agent: "Test",
      locale: "de",
    },
  ]);
});

test("the same error on the same page is reported once a minute", () => {
  const { clock, reports, report } = setUp();
  report(new Error("No leaf"), page);
  clock.turn(59_999);
  expect(report(new Error("No leaf"), page)).toBe(false);
  clock.turn(1);
  expect(report(new Error("No leaf"), page)).toBe(true);
  expect(reports).toHaveLength(2);
});

test("another error, and the same one on another page, are reported separately", () => {
  const { reports, report } = setUp();
  report(new Error("No leaf"), page);
  report(new Error("No stem"), page);
  report(new Error("No leaf"), { path: "/explore" });
  expect(reports).toHaveLength(3);
});

test("a 404 page is not reported, a page without a status is", () => {
  const { reports, report } = setUp();
  expect(report(new Error("Page not found: /x"), { path: "/x", status: 404 })).toBe(false);
  expect(report(new Error("No leaf"), { path: "/x" })).toBe(true);
  expect(reports).toEqual([expect.objectContaining({ status: null })]);
});

test("a failed report is ignored", async () => {
  const { send, report } = setUp();
  send.mockRejectedValueOnce(new Error("no line"));
  expect(report(new Error("a"), page)).toBe(true);
  send.mockImplementationOnce(() => {
    throw new Error("no transport");
  });
  expect(report(new Error("b"), page)).toBe(true);
  await settled();
});

test("any thrown value has a message of limited length", () => {
  const { reports, report } = setUp();
  for (const thrown of ["text", "", null, undefined, 5, {}, new TypeError(""), new Error("x".repeat(5000))])
    report(thrown, page);
  // Values without a message are one error.
  expect(reports.map(({ message }) => message.slice(0, 20))).toEqual([
    "text",
    "Unknown error",
    "TypeError",
    "x".repeat(20),
  ]);
  expect(reports.at(-1)?.message).toHaveLength(1000);
  expect(reports[0]?.stack).toBeNull();
});

test("a clock that jumps back does not suppress errors", () => {
  const { clock, reports, report } = setUp();
  report(new Error("No leaf"), page);
  clock.jump(-100_000);
  report(new Error("No leaf"), page);
  expect(reports).toHaveLength(2);
});

test("only the latest hundred errors are remembered", () => {
  const { reports, report } = setUp();
  for (let count = 0; count <= 100; count += 1) report(new Error(`e${count}`), page);
  expect(report(new Error("e100"), page)).toBe(false);
  expect(report(new Error("e0"), page)).toBe(true);
  expect(reports).toHaveLength(102);
});
