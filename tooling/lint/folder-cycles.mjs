import { cyclesOf, graphOf } from "./graph.mjs";

/** Folders whose subfolders are checked, at every depth. */
const roots = ["apps/api/src", "apps/community/app", "apps/brands-manager/app", "packages/ui/src"];

/**
 * Finds sibling folders that import each other, directly or through others: none of them can be read, moved or tested alone. Files
 * that never ship are left out: tests may start the whole server, and stories show components in use.
 *
 * @param {readonly import("./cruise.mjs").CruisedModule[]} modules
 * @returns {string[]} a sentence for each cycle
 */
export function folderCycles(modules) {
  const shipped = modules.filter(({ source }) => roots.some((root) => source.startsWith(`${root}/`)));
  return [...new Set(shipped.flatMap(({ source }) => parentsOf(source)))].sort().flatMap((parent) => {
    /** @param {string} file */
    const child = (file) =>
      file.startsWith(`${parent}/`) && !file.includes("/story-data/")
        ? /^([^/]+)\//.exec(file.slice(parent.length + 1))?.[1]
        : undefined;
    return cyclesOf(graphOf(shipped, child)).map(
      (cycle) => `${parent}: ${cycle.join(", ")} need each other: move what both use to a third folder.`,
    );
  });
}

/**
 * @param {string} file in one of the roots
 * @returns {string[]} its folders, up to the root
 */
function parentsOf(file) {
  const root = roots.find((one) => file.startsWith(`${one}/`)) ?? "";
  const steps = file.slice(root.length + 1).split("/");
  return steps.map((_, index) => [root, ...steps.slice(0, index)].join("/"));
}
