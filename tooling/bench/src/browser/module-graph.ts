import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../../start/src/settings.mjs";

/** Modules that no reading page may load before hydration. */
export const FOREIGN_BEFORE = [
  /node_modules\/zod\//,
  /node_modules\/(?:@react-aria|@react-stately|react-aria|react-stately|react-aria-components)\//,
  /packages\/ui\/src\/(?:chart|charts)\//,
] as const;

/** Modules that it may not load after hydration either. */
export const FOREIGN_LIVE = FOREIGN_BEFORE.slice(0, 2);

/** The modules of each built file, as listed by the build. */
type Graph = Readonly<Record<string, readonly string[]>>;

/**
 * The modules of the given kinds within scripts of the community.
 *
 * @param scripts - paths as requested by the browser
 * @throws Error when the build does not list a script
 */
export function foreignModules(
  scripts: readonly string[],
  kinds: readonly RegExp[],
  graph = readGraph(),
): string[] {
  return scripts.flatMap((script) => {
    const modules = graph[script.slice(1)];
    if (modules === undefined) throw new Error(`The build does not list ${script}.`);
    return modules.filter((module) => kinds.some((kind) => kind.test(module)));
  });
}

function readGraph(): Graph {
  return JSON.parse(readFileSync(path.join(root, "apps/community/build/modules.json"), "utf8"));
}
