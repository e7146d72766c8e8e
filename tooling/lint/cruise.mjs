import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

export const root = path.resolve(import.meta.dirname, "../..");

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} CruisedModule */
/** @typedef {{ rule: { name: string }, comment?: string, from: string, to: string }} Violation an import that a rule forbids */

/**
 * Reads the imports of all sources with dependency-cruiser.
 *
 * @param {string} [folder] the repository
 * @returns {Promise<{ modules: CruisedModule[], violations: Violation[] }>} `violations` of the rules of boundaries.cjs
 */
export async function cruise(folder = root) {
  const program = path.join(import.meta.dirname, "node_modules/.bin/depcruise");
  const rules = path.join(import.meta.dirname, "boundaries.cjs");
  const args = ["--config", rules, "--output-type", "json", "packages", "apps", "tooling"];
  // A violated rule makes it exit with an error.
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 2 ** 28 }).catch(
    (error) => error,
  );
  const { modules, summary } = JSON.parse(stdout);
  return { modules, violations: summary.violations };
}
