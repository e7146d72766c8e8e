import { graphOf, reachableFrom } from "./graph.mjs";

/** @typedef {import("./graph.mjs").Graph} Graph */

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
 * @param {readonly import("./cruise.mjs").CruisedModule[]} modules
 */
export function withGraphs(text, modules) {
  return text.replace(/<!-- graph:(\w+) -->[\s\S]*?<!-- \/graph -->/g, (marked, name) => {
    const nodeOf = GRAPHS[name];
    if (!nodeOf) return marked;
    return `<!-- graph:${name} -->\n${mermaid(graphOf(modules, nodeOf))}\n<!-- /graph -->`;
  });
}
