import { readFile } from "node:fs/promises";

/** Clock ticks per second in /proc: Linux shows programs 100, whatever the kernel counts in. */
const ticks = 100;

/**
 * @returns {Promise<number | null>} milliseconds of processor time that this process and all it has waited for took, with their own
 *   children; null where there is no /proc
 */
export async function cpuTime() {
  const stat = await readFile("/proc/self/stat", "utf8").catch(() => null);
  if (stat === null) return null;
  // The name of the program, in brackets, may hold spaces; the times of children are the 16th and 17th value.
  const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const children = Number(values[13]) + Number(values[14]);
  const { user, system } = process.cpuUsage();
  return (children / ticks) * 1000 + (user + system) / 1000;
}
