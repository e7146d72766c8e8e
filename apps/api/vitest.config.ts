import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Starts the embedded database whatever database the tests have. */
const EMBEDDED = "src/main.test.ts";

/**
 * What asks a database. A run on a server is the second one, and repeats nothing else: what needs no database says the same there.
 */
function askingDatabase(): string[] {
  return readdirSync(join(import.meta.dirname, "src"), { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `src/${file}`)
    .filter(
      (file) => file !== EMBEDDED && asksDatabase(readFileSync(join(import.meta.dirname, file), "utf8")),
    );
}

/** Whoever asks it gets it from the folder `testing`. */
function asksDatabase(source: string): boolean {
  return source.includes("/testing/");
}

export default defineConfig({
  test: {
    include: process.env.TEST_DATABASE_URL ? askingDatabase() : ["src/**/*.test.ts"],
    // Files of a worker share its process, and with it one database that stays up from file to file.
    pool: "forks",
    isolate: false,
    setupFiles: ["src/testing/each-file.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
