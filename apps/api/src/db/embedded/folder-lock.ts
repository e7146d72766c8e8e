import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Thrown when another process has locked the folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The database in ${folder} is in use by process ${pid}. Stop that process first.`);
    this.pid = pid;
  }
}

/**
 * Locks a database folder for this process with a pid file, because the embedded database itself would let two processes corrupt it. A
 * stale lock of an exited process is taken over.
 *
 * @returns releases the folder.
 * @throws FolderInUseError while a running process has locked it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "owner.pid");
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isErrno(error, "EEXIST") || attempt > 2) throw error;
      const pid = readPid(file);
      if (pid !== null && pid !== process.pid && isAlive(pid)) throw new FolderInUseError(folder, pid);
      rmSync(file, { force: true });
    }
  }
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, "EPERM");
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
