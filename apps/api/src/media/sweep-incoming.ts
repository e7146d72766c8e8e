import { readlinkSync } from "node:fs";
import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** Milliseconds after its last write when a file is abandoned: an upload ends after an hour. */
const ABANDONED_AFTER = 2 * 60 * 60_000;

/** Name of a process's folder: where its id means something, and the id. */
const OWNER = /^(?<place>.+)\.(?<pid>[1-9]\d*)$/;

/** This machine and, on Linux, the namespace of its process ids: containers may share a name and each have a process 1. */
const PLACE = `${hostname()}-${namespace()}`;

function namespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");
  } catch {
    return "0";
  }
}

/**
 * Returns this process's own folder within a shared folder of temporary files. Its name tells the next server, which may start right after
 * this one was killed, that nobody uses the files any more.
 */
export function ownFolder(folder: string): string {
  return join(folder, `${PLACE}.${process.pid}`);
}

/**
 * Returns this process's own folder, and deletes what killed servers left beside it. Call it before the first upload: a former process may
 * have had the same id.
 *
 * @param age see {@link sweepIncoming}
 */
export async function claimFolder(folder: string, age?: number): Promise<string> {
  const own = ownFolder(folder);
  await rm(own, { recursive: true, force: true });
  await sweepIncoming(folder, age);
  return own;
}

/**
 * Deletes temporary files that killed servers left in a folder: at once those of processes of this machine that have ended, others after
 * some time.
 *
 * @param age milliseconds since the last write of a file; 0 when no other server uses the folder
 * @returns the number of deleted files and folders
 */
export async function sweepIncoming(folder: string, age = ABANDONED_AFTER): Promise<number> {
  const before = Date.now() - age;
  let count = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const owner = OWNER.exec(name)?.groups;
    if (owner === undefined || age === 0 || hasEnded(owner)) {
      if (owner === undefined && !(await isOlder(path, before))) continue;
      await rm(path, { recursive: true, force: true });
      count += 1;
      continue;
    }
    // The folder of a running server, or of one on another machine, of which nothing is known.
    for (const file of await namesIn(path)) {
      if (!(await isOlder(join(path, file), before))) continue;
      await rm(join(path, file), { recursive: true, force: true });
      count += 1;
    }
    if (owner.place !== PLACE && (await isOlder(path, before))) await rmdir(path).catch(() => undefined);
  }
  return count;
}

/** Whether a process of this machine is gone. An id that another program has now counts as running. */
function hasEnded({ place, pid }: Readonly<Record<string, string>>): boolean {
  if (place !== PLACE) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** False for what is gone: an upload that ends meanwhile removes its file itself. */
async function isOlder(path: string, before: number): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  return file !== null && file.mtimeMs <= before;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Another server that starts may delete the same folder.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
