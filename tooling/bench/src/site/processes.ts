import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second in `/proc`; constant on Linux. */
const TICKS = 100;

/** A process and its descendants, from `/proc`. */
export interface Processes {
  /** Milliseconds of CPU used so far, including threads and ended children. */
  cpu(): number;
  /** Resident memory in megabytes. */
  memory(): number;
}

/** The process tree below a process, itself included. */
export function processesOf(root: number): Processes {
  return {
    cpu: () => processTree(root).reduce((sum, pid) => sum + cpuOf(pid), 0),
    memory: () => processTree(root).reduce((sum, pid) => sum + memoryOf(pid), 0),
  };
}

function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(statOf(Number(name))[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const visit = (pid: number) => {
    found.push(pid);
    for (const child of children.get(pid) ?? []) visit(child);
  };
  visit(root);
  return found;
}

/** The fields of `/proc/<pid>/stat` after the process name; empty for an ended process. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function cpuOf(pid: number): number {
  const fields = statOf(pid);
  // utime, stime, cutime, cstime.
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0);
  return (ticks / TICKS) * 1000;
}

function memoryOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
