import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../../start/src/settings.mjs";

/** What no reading page may bring before somebody does something. */
export const FOREIGN_BEFORE = [
  /node_modules\/zod\//,
  /node_modules\/(?:@react-aria|@react-stately|react-aria|react-stately|react-aria-components)\//,
  /packages\/ui\/src\/(?:chart|charts)\//,
] as const;

/** What it may not bring afterwards either. */
export const FOREIGN_LIVE = FOREIGN_BEFORE.slice(0, 2);

/** The modules in each file of the built site, as the build wrote them down. */
type Graph = Readonly<Record<string, readonly string[]>>;

/**
 * The modules of some kind within scripts of the community.
 *
 * @param scripts - paths as the browser asked for them
 * @throws Error when a script is none that the build made: its modules would be unknown
 */
export function foreignModules(
  scripts: readonly string[],
  kinds: readonly RegExp[],
  graph = readGraph(),
): string[] {
  return scripts.flatMap((script) => {
    const modules = graph[script.slice(1)];
    if (modules === undefined) throw new Error(`The build knows nothing of ${script}.`);
    return modules.filter((module) => kinds.some((kind) => kind.test(module)));
  });
}

function readGraph(): Graph {
  return JSON.parse(readFileSync(path.join(root, "apps/community/build/modules.json"), "utf8"));
}
