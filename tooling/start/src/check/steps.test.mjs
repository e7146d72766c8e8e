import { afterEach, expect, test, vi } from "vitest";
import { createSteps } from "./steps.mjs";

const log = vi.spyOn(console, "log").mockImplementation(() => {});
afterEach(() => log.mockClear());

/** @param {string} code */
const node = (code) => [process.execPath, "-e", code];

test("a failing command is named, with what it wrote", () => {
  const steps = createSteps({ env: process.env, until: Date.now() + 600_000 });
  steps.run("Good", node(""));
  steps.run("Bad", node("console.log('two apples'); process.exit(3)"));
  expect(steps.result()).toMatchObject({ failed: ["Bad"], leftOut: [] });
  expect(log.mock.calls.flat().join("\n")).toContain("two apples");
});

test("commands are left out when no time is left", () => {
  const steps = createSteps({ env: process.env, until: Date.now() - 1 });
  steps.run("Late", node(""));
  expect(steps.result()).toMatchObject({ failed: [], leftOut: ["Late"] });
});

test("a command that takes longer than the time left is ended and left out", () => {
  const steps = createSteps({ env: process.env, until: Date.now() + 300 });
  steps.run("Endless", node("setInterval(() => {}, 1000)"));
  expect(steps.result()).toMatchObject({ failed: [], leftOut: ["Endless"] });
});
