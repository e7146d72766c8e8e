// Plain JavaScript, because vitest's configuration imports it without a compiler.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function testProjects(root, folder) {
  const alone = replacingFiles(root, folder);
  const together = { include: [`${folder}/**/*.test.{ts,tsx}`], exclude: ["**/node_modules/**", ...alone] };
  return [
    { extends: true, test: { name: "together", ...together, isolate: false } },
    { extends: true, test: { name: "alone", include: alone } },
  ];
}

/** Files that mock modules, which must not share them with other files. */
function replacingFiles(root, folder) {
  return readdirSync(join(root, folder), { encoding: "utf8", recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => readFileSync(join(root, file), "utf8").includes("vi.mock("));
}
