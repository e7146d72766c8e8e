// Vitest runs this before each test file, and so its hook behind all hooks of that file.
import { afterAll } from "vitest";
import { endFile } from "./file-end.ts";

afterAll(endFile);
