import { seconds } from "../progress.mjs";

/** @typedef {{ name: string, milliseconds: number }} PackageTime the folder of a package, such as `apps/api` */
/** @typedef {{ name: string, milliseconds: number }} FileTime a test file */

/** How many of the slowest test files are listed. */
const listed = 20;

/**
 * Lists the slowest test files and the time of each package. It only informs: on a busy machine everything takes longer, so no
 * time fails a run.
 *
 * @param {readonly { packages?: readonly PackageTime[], files?: readonly FileTime[] }[]} outcomes
 * @returns {string[]} lines of the report
 */
export function timings(outcomes) {
  /** @type {Map<string, number>} */
  const packages = new Map();
  for (const { name, milliseconds } of outcomes.flatMap((outcome) => outcome.packages ?? [])) {
    packages.set(name, (packages.get(name) ?? 0) + milliseconds);
  }
  const files = outcomes.flatMap((outcome) => outcome.files ?? []);
  return [
    ...table("Slowest test files", files, listed),
    ...table(
      "Test time by package",
      [...packages].map(([name, milliseconds]) => ({ name, milliseconds })),
    ),
  ];
}

/**
 * @param {string} title
 * @param {readonly FileTime[]} rows
 * @param {number} [most]
 * @returns {string[]} the slowest first
 */
function table(title, rows, most) {
  if (rows.length === 0) return [];
  const slowest = [...rows].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, most);
  return [
    "",
    title,
    ...slowest.map(({ name, milliseconds }) => `  ${seconds(milliseconds).padStart(12)}  ${name}`),
  ];
}
