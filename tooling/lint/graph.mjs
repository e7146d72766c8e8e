import { neverShips } from "./never-ships.cjs";

/** @typedef {import("./cruise.mjs").CruisedModule} CruisedModule */
/** @typedef {Map<string, Set<string>>} Graph a node and the nodes it imports */

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
export function reachableFrom(graph, start) {
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
