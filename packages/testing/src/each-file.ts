// A setup file: vitest runs it before each test file, so its hook runs after all hooks of that file.
import { afterAll } from "vitest";
import { emptyPage } from "./empty-page.ts";
import { globalsRestorer } from "./restore-globals.ts";

const restoreGlobals = globalsRestorer();

afterAll(() => {
  restoreGlobals();
  emptyPage();
});
