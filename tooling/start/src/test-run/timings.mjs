import { readFileSync } from "node:fs";
import { seconds } from "../progress.mjs";

/** @typedef {{ name: string, milliseconds: number }} PackageTime the folder of a package, such as `apps/api` */
/** @typedef {{ name: string, milliseconds: number }} FileTime a test file */

/** How many of the slowest test files are listed. */
const listed = 20;

/** How far a package may exceed its budget, given the speed of the other packages, before the run fails. */
const tolerance = 2;

/**
 * @returns {Readonly<Record<string, number>>} seconds of wall-clock time by package folder
 */
export function readBudgets() {
  return JSON.parse(readFileSync(new URL("../../test-budgets.json", import.meta.url), "utf8"));
}

/**
 * Lists the slowest test files and the seconds of each package, and compares these with the budgets. On a slow or busy machine all
 * packages take longer, so a package fails only when it stands out from the others.
 *
 * @param {readonly { packages?: readonly PackageTime[], files?: readonly FileTime[] }[]} outcomes
 * @param {Readonly<Record<string, number>>} budgets seconds by package
 * @returns {{ lines: string[], failures: { name: string, message: string }[] }}
 */
export function timings(outcomes, budgets) {
  /** @type {Map<string, number>} */
  const packages = new Map();
  for (const { name, milliseconds } of outcomes.flatMap((outcome) => outcome.packages ?? [])) {
    packages.set(name, (packages.get(name) ?? 0) + milliseconds);
  }
  const files = outcomes
    .flatMap((outcome) => outcome.files ?? [])
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, listed);
  const lines = files.length > 0 ? ["", "Slowest test files"] : [];
  for (const { name, milliseconds } of files) lines.push(`  ${seconds(milliseconds).padStart(10)}  ${name}`);
  if (packages.size > 0) lines.push("", "Test time by package");
  const failures = [];
  for (const [name, milliseconds] of [...packages].sort(([, one], [, other]) => other - one)) {
    const budget = budgets[name];
    const limit = tolerance * slownessBeside(name, packages, budgets);
    const allowed = budget === undefined ? "no budget" : `budget ${budget} s`;
    lines.push(`  ${seconds(milliseconds).padStart(10)}  ${name} (${allowed})`);
    if (budget === undefined) {
      failures.push({ name, message: "It has no row in tooling/start/test-budgets.json." });
    } else if (milliseconds > budget * limit * 1000) {
      failures.push({
        name,
        message: `Its tests took ${seconds(milliseconds)}, more than ${Number(limit.toFixed(1))} times the budget of ${budget} s.`,
      });
    }
  }
  return { lines, failures };
}

/**
 * @param {string} name
 * @param {ReadonlyMap<string, number>} packages milliseconds by package
 * @param {Readonly<Record<string, number>>} budgets seconds by package
 * @returns {number} how much longer the other packages took than their budgets together; at least 1
 */
function slownessBeside(name, packages, budgets) {
  const others = [...packages].filter(([other]) => other !== name && budgets[other] !== undefined);
  const took = others.reduce((sum, [, milliseconds]) => sum + milliseconds / 1000, 0);
  const planned = others.reduce((sum, [other]) => sum + (budgets[other] ?? 0), 0);
  return planned === 0 ? 1 : Math.max(1, took / planned);
}
