// A setup file: vitest runs it before each test file, so its hook runs after all hooks of that file.
import { globalsRestorer } from "@grow/testing/restore-globals";
import { afterAll } from "vitest";
import { endFile } from "./file-end.ts";

const restoreGlobals = globalsRestorer();

afterAll(async () => {
  // First, because clean-ups may wait for timers.
  restoreGlobals();
  await endFile();
});
