import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProcess } from "./run-process.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "grow-process-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, code: string) {
  const path = join(folder, name);
  writeFileSync(path, code);
  return { source: pathToFileURL(path), built: name };
}

test("runProcess gives a file its arguments and waits for its end", async () => {
  const target = join(folder, "target.txt");
  const code = 'import { writeFileSync } from "node:fs"; writeFileSync(process.argv.at(-1) ?? "", "done");';
  await runProcess(file("writes.mts", `${code} process.exit(0);`), [target]);
  expect(readFileSync(target, "utf8")).toBe("done");
});

test("runProcess rejects with what a failed process wrote", async () => {
  const failing = file("fails.mts", 'console.error("No room left"); process.exit(3);');
  await expect(runProcess(failing, [])).rejects.toThrow(/code 3.*No room left/s);
});
