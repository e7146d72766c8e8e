// A setup file: vitest runs it before each test file, so its hook runs after all hooks of that file.
import { afterAll } from "vitest";
import { endFile } from "./file-end.ts";

afterAll(endFile);
