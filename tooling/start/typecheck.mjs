// `pnpm typecheck [FOLDER…]`: checks the types of packages, two at a time; without a folder, of all.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { root } from "./src/settings.mjs";
import { workspacePackages } from "./src/workspace.mjs";

const compiler = path.join(import.meta.dirname, "node_modules/typescript-7/bin/tsc");

/**
 * @param {string} folder relative to the root
 * @returns {Promise<boolean>} whether the compiler found no error; errors are printed with paths from the root
 */
function check(folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, "--singleThreaded", "--project", folder], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
}

const named = process.argv
  .slice(2)
  .map((folder) => path.relative(root, path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)));
/** @param {string} folder */
const isChecked = (folder) => existsSync(path.join(root, folder, "tsconfig.json"));
const unknown = named.filter((folder) => !isChecked(folder));
const all = (await workspacePackages()).map(({ folder }) => folder).filter(isChecked);
const folders = named.length > 0 ? named : all;
const wrong = [];
const waiting = [...folders];
await Promise.all(
  Array.from({ length: Math.min(2, availableParallelism()) }, async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      if (!isChecked(folder) || !(await check(folder))) wrong.push(folder);
    }
  }),
);
for (const folder of unknown) console.error(`${folder} has no tsconfig.json.`);
console.log(`${folders.length - wrong.length} of ${folders.length} packages have no type errors.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
