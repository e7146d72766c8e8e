// `pnpm near FILE`: runs the tests of a package that import a file, directly or through others.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { packageFolder } from "./src/package-folder.mjs";
import { root } from "./src/settings.mjs";

const files = process.argv.slice(2).map((file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file));
const folders = new Set(files.map((file) => packageFolder(root, file)));
const [folder] = folders;
const vitest = path.join(root, folder ?? "", "node_modules/.bin/vitest");

if (files.length === 0 || !files.every((file) => existsSync(file))) {
  console.error("pnpm near FILE…: name one or more files that exist.");
  process.exitCode = 2;
} else if (folder === undefined || folder === null || folders.size > 1 || !existsSync(vitest)) {
  console.error("pnpm near FILE…: the files must belong to one package with unit tests.");
  process.exitCode = 2;
} else {
  const { status } = spawnSync(vitest, ["related", "--run", ...files], {
    cwd: path.join(root, folder),
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
