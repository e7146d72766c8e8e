// Plain JavaScript, for the configuration of vitest reads it as it is.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function replacingFiles(root, folder) {
  return readdirSync(join(root, folder), { encoding: "utf8", recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => readFileSync(join(root, file), "utf8").includes("vi.mock("));
}
