import { spawnSync } from "node:child_process";

/** Severities that fail the audit. */
const FAILING = ["high", "critical"];

/**
 * Evaluates an audit.
 *
 * @param {string} answer - output of `pnpm audit --json`
 * @returns {{ code: 0 | 1, lines: string[] }} exit code and what to print
 */
export function verdict(answer) {
  let report;
  try {
    report = JSON.parse(answer);
  } catch {
    report = null;
  }
  const advisories = report?.advisories;
  if (typeof advisories !== "object" || advisories === null) {
    const reason = report?.error?.message ?? "no readable report";
    return { code: 0, lines: [`Not audited: the registry does not answer audits (${reason}).`] };
  }
  const found = Object.values(advisories).filter(({ severity }) => FAILING.includes(severity));
  if (found.length === 0) return { code: 0, lines: ["No high or critical findings."] };
  const lines = found.map(
    ({ severity, module_name, title, patched_versions }) =>
      `${severity}: ${module_name}: ${title} (fixed in ${patched_versions || "no version yet"})`,
  );
  return { code: 1, lines };
}

if (process.argv[1] === import.meta.filename) {
  const { stdout, stderr } = spawnSync("npx", ["pnpm", "audit", "--json"], { encoding: "utf8" });
  const { code, lines } = verdict(
    stdout || JSON.stringify({ error: { message: stderr.trim().split("\n").at(-1) } }),
  );
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
