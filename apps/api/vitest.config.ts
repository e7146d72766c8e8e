import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { testTime } from "@grow/testing/test-time";
import { defineConfig } from "vitest/config";

/** The embedded database itself: these tests start their own, so a PostgreSQL server would prove nothing. */
const EMBEDDED_ONLY = /^src\/(?:main\.test\.ts$|db\/embedded\/)/;

/** What behaves differently on the embedded database: its one session, its notifications, its planner. */
const DATABASE_LAYER = /^src\/(?:main\.test\.ts$|(?:changes|db|jobs|live|queue)\/)/;

/** Operations that also run on the embedded database before a release: a sample of reads, writes, lists, uploads and sessions of all tags. */
const SMOKE_OPERATIONS = [
  ...["approve-diary", "count-diary-view", "create-diary", "delete-diary", "get-diary", "get-diary-counts"],
  ...["list-diaries", "replace-diary", "restore-diary", "set-diary-cover", "update-diary"],
  ...["create-week", "delete-week", "list-weeks", "replace-week"],
  ...[
    "create-comment",
    "list-comments",
    "update-comment",
    "create-review",
    "list-reviews",
    "likes",
    "follows",
  ],
  ...["create-user", "get-user", "create-session", "delete-session", "reset-password"],
  ...[
    "search",
    "search-brand-product",
    "complain",
    "get-notification-numbers",
    "upload-video",
    "upload-week-media",
    "main",
  ],
];

function testFiles(): string[] {
  return readdirSync(join(import.meta.dirname, "src"), { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `src/${file}`);
}

/** Tests get a database from the folder `testing`. */
function usesDatabase(file: string): boolean {
  return readFileSync(join(import.meta.dirname, file), "utf8").includes("/testing/");
}

function isLong(file: string): boolean {
  return file.endsWith(".full.test.ts");
}

function smokeFiles(files: readonly string[]): string[] {
  return SMOKE_OPERATIONS.map((operation) => {
    const found = files.find(
      (file) => file.startsWith("src/operations/") && basename(file) === `${operation}.test.ts`,
    );
    if (found === undefined) throw new Error(`SMOKE_OPERATIONS names ${operation}, which has no test file.`);
    return found;
  });
}

/**
 * The files of a mode: `short` those without a database, `postgres` those with one, `full` what needs the embedded database and what takes
 * long (`*.full.test.ts`); in every other mode all, on the embedded database.
 */
function filesOf(mode: string): string[] {
  const all = testFiles();
  const files = all.filter((file) => !isLong(file));
  const onServer = files.filter((file) => !EMBEDDED_ONLY.test(file) && usesDatabase(file));
  if (mode === "postgres") return onServer;
  if (mode === "short") return files.filter((file) => !EMBEDDED_ONLY.test(file) && !usesDatabase(file));
  if (mode !== "full") return all;
  return [...all.filter((file) => DATABASE_LAYER.test(file) || isLong(file)), ...smokeFiles(files)];
}

export default defineConfig(({ mode }) => ({
  test: {
    ...testTime,
    include: filesOf(mode),
    // Files of a worker share its process, and with it one database that stays up from file to file.
    pool: "forks",
    isolate: false,
    setupFiles: ["src/testing/each-file.ts"],
    maxWorkers: 2,
  },
}));
