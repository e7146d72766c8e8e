import { afterEach, expect, test, vi } from "vitest";
import { globalsRestorer } from "./restore-globals.ts";

const subject = { name: () => "original" };
const state = () => ({
  isFake: vi.isFakeTimers(),
  name: subject.name(),
  fetch: globalThis.fetch,
  path: process.env.PATH,
  added: process.env.ADDED_BY_A_TEST,
  isAct: "IS_REACT_ACT_ENVIRONMENT" in globalThis,
});

afterEach(globalsRestorer());

test("globalsRestorer restores timers, mocks, globals and environment variables", () => {
  const before = state();
  const restore = globalsRestorer();

  vi.useFakeTimers();
  vi.spyOn(subject, "name").mockReturnValue("mocked");
  vi.stubGlobal("fetch", null);
  process.env.PATH = "/nowhere";
  process.env.ADDED_BY_A_TEST = "1";
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const changed: Partial<Record<string, unknown>> = state();
  for (const [name, value] of Object.entries(before)) expect(changed[name], name).not.toBe(value);

  restore();
  expect(state()).toEqual(before);
});

test("globalsRestorer restores a deleted environment variable", () => {
  const { PATH } = process.env;
  const restore = globalsRestorer();
  delete process.env.PATH;
  restore();
  expect(process.env.PATH).toBe(PATH);
});
