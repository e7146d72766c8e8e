// Checks all that the imports of the repository tell, in one run of dependency-cruiser: the rules of boundaries.cjs, cycles of folders, and
// the graphs of ARCHITECTURE.md. With `--update` it draws the graphs anew.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { GRAPHS, withGraphs } from "./architecture-graph.mjs";
import { cruise, root } from "./cruise.mjs";
import { folderCycles } from "./folder-cycles.mjs";
import { cyclesOf, graphOf } from "./graph.mjs";

const document = path.join(root, "ARCHITECTURE.md");
const { modules, violations } = await cruise();
const text = await readFile(document, "utf8");
const drawn = withGraphs(text, modules);

if (process.argv.includes("--update")) {
  await writeFile(document, drawn);
} else {
  const problems = [
    ...violations.map(({ rule, from, to, comment = "" }) => `${rule.name}: ${from} → ${to}\n  ${comment}`),
    ...folderCycles(modules),
    ...Object.entries(GRAPHS).flatMap(([name, nodeOf]) =>
      cyclesOf(graphOf(modules, nodeOf)).map((cycle) => `${name}: ${cycle.join(", ")} need each other.`),
    ),
    ...(text === drawn ? [] : ["ARCHITECTURE.md shows other imports: run `pnpm architecture`."]),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${modules.length} files import only what they may.`);
}
