// Draws the graphs of ARCHITECTURE.md from the imports that dependency-cruiser finds. `node architecture-graph.mjs` updates the file.
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { neverShips } from "./never-ships.cjs";

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} CruisedModule */
/** @typedef {Map<string, Set<string>>} Graph a node and the nodes it imports */

const root = path.resolve(import.meta.dirname, "../..");
const document = path.join(root, "ARCHITECTURE.md");

/**
 * The graphs by the name of their marker in ARCHITECTURE.md: each assigns a file to a node, or leaves it out.
 *
 * @type {Readonly<Record<string, (file: string) => string | undefined>>}
 */
export const GRAPHS = {
  packages: (file) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0],
  areas: (file) => /^apps\/community\/app\/((?:areas\/)?[^/]+)\//.exec(file)?.[1],
  api: (file) => /^apps\/api\/src\/((?:operations\/)?[^/]+)\//.exec(file)?.[1],
};

/** @returns {Promise<CruisedModule[]>} */
export async function cruise() {
  const program = path.join(root, "node_modules/.bin/depcruise");
  const args = ["--config", "tooling/lint/boundaries.cjs", "--output-type", "json", "packages", "apps"];
  // A violated rule makes it exit with an error; reporting that is the task of `pnpm lint`.
  const { stdout } = await promisify(execFile)(program, args, { cwd: root, maxBuffer: 2 ** 28 }).catch(
    (error) => error,
  );
  return JSON.parse(stdout).modules;
}

/**
 * @param {readonly CruisedModule[]} modules
 * @param {(file: string) => string | undefined} nodeOf
 * @returns {Graph}
 */
export function graphOf(modules, nodeOf) {
  const isLeftOut = new RegExp(neverShips);
  /** @type {Graph} */
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = isLeftOut.test(source) ? undefined : nodeOf(source);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved);
      if (to !== undefined && to !== from && !isLeftOut.test(resolved)) targets.add(to);
    }
  }
  return graph;
}

/**
 * @param {Graph} graph
 * @returns {string[][]} groups of nodes that import each other, directly or through others
 */
export function cyclesOf(graph) {
  const nodes = [...graph.keys()].sort();
  const reached = new Map(nodes.map((node) => [node, reachableFrom(graph, node)]));
  const groups = nodes.map((node) =>
    nodes.filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node)),
  );
  return groups.filter((group, index) => group.length > 0 && group[0] === nodes[index]);
}

/**
 * @param {Graph} graph
 * @param {string} start
 */
function reachableFrom(graph, start) {
  /** @type {Set<string>} */
  const reached = new Set();
  const open = [...(graph.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    open.push(...(graph.get(node) ?? []));
  }
  return reached;
}

/**
 * A mermaid drawing of a graph without cycles. Arrows that follow from others are left out.
 *
 * @param {Graph} graph
 */
export function mermaid(graph) {
  const nodes = [...graph.keys()].sort();
  const ids = new Map(nodes.map((node) => [node, node.replace(/[^a-z0-9]+/gi, "_")]));
  const arrows = nodes.flatMap((from) => {
    const targets = [...(graph.get(from) ?? [])].filter((to) => graph.has(to)).sort();
    return targets
      .filter((to) => !targets.some((other) => other !== to && reachableFrom(graph, other).has(to)))
      .map((to) => `  ${ids.get(from)} --> ${ids.get(to)}`);
  });
  return [
    "```mermaid",
    "flowchart TD",
    ...nodes.map((node) => `  ${ids.get(node)}["${node}"]`),
    ...arrows,
    "```",
  ].join("\n");
}

/**
 * Replaces what is between the markers of each graph.
 *
 * @param {string} text of ARCHITECTURE.md
 * @param {readonly CruisedModule[]} modules
 */
export function withGraphs(text, modules) {
  return text.replace(/<!-- graph:(\w+) -->[\s\S]*?<!-- \/graph -->/g, (marked, name) => {
    const nodeOf = GRAPHS[name];
    if (!nodeOf) return marked;
    return `<!-- graph:${name} -->\n${mermaid(graphOf(modules, nodeOf))}\n<!-- /graph -->`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(document, withGraphs(await readFile(document, "utf8"), await cruise()));
}
