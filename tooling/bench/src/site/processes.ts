import { readdirSync, readFileSync } from "node:fs";

/** Ticks of `/proc` in a second: a constant of Linux on every machine Node runs on. */
const TICKS = 100;

/** A process and all that descend from it, as `/proc` tells. */
export interface Processes {
  /** Milliseconds of CPU they have used so far, threads and ended children included. */
  cpu(): number;
  /** Megabytes they hold in memory. */
  memory(): number;
}

/** The processes that descend from one, itself included. */
export function processesOf(root: number): Processes {
  return {
    cpu: () => family(root).reduce((sum, pid) => sum + cpuOf(pid), 0),
    memory: () => family(root).reduce((sum, pid) => sum + memoryOf(pid), 0),
  };
}

function family(root: number): number[] {
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

/** The fields of `/proc/<pid>/stat` after the name, which may hold anything; none for a process that has ended. */
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
  // utime, stime, and both of the children that were waited for.
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
