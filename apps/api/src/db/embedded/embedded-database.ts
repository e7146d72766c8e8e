import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Worker } from "node:worker_threads";
import { openThread } from "../../threads/open-thread.ts";
import { runProcess } from "../../threads/run-process.ts";
import { lockFolder } from "./folder-lock.ts";

const THREAD = { source: new URL("./worker.ts", import.meta.url), built: "embedded-worker.mjs" };
const CREATION = { source: new URL("./create-folder.ts", import.meta.url), built: "create-database.mjs" };

/**
 * Maximum memory in megabytes for new objects of the database's thread, mostly rows on their way to the socket. By default it grows to
 * several times as much.
 */
const YOUNG_OBJECTS = 8;

/** Name of the socket file; `pg` finds it by the folder alone. */
const SOCKET_FILE = ".s.PGSQL.5432";
/** Start of the name of its folder. */
const SOCKET_FOLDER = "grow-db-";

export interface EmbeddedDatabase {
  /** Folder of the socket: the `host` for a client of `pg`. */
  readonly host: string;
  /** Publishes the address of the database to other local programs, in owner.json of its folder. */
  announce(): void;
  /** Rejects when the database's thread exits unexpectedly. */
  readonly failed: Promise<never>;
  close(): Promise<void>;
}

/**
 * Starts the embedded database in a worker thread, for this process alone.
 *
 * @param folder data folder; created when missing.
 * @throws FolderInUseError when another process has it open.
 */
export async function startEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const owner = join(folder, "owner.json");
  removeSocketOf(owner);
  rmSync(owner, { force: true });
  // Short and private: socket paths are limited to 107 characters, and anyone who can open the socket owns the database.
  const host = mkdtempSync(join(tmpdir(), SOCKET_FOLDER));
  const removeTraces = () => {
    rmSync(owner, { force: true });
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  // Also when the server's deadline for stopping has passed and it exits without close().
  process.once("exit", removeTraces);

  const data = join(folder, "data");
  try {
    if (!existsSync(join(data, "PG_VERSION"))) await createFolder(data);
  } catch (error) {
    process.off("exit", removeTraces);
    removeTraces();
    throw error;
  }
  const worker = openThread(
    THREAD,
    { folder: data, socket: join(host, SOCKET_FILE) },
    { maxYoungGenerationSizeMb: YOUNG_OBJECTS },
  );
  let isClosing = false;
  const failed = new Promise<never>((_resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => {
      if (!isClosing) reject(new Error(`The embedded database exited with code ${code}.`));
    });
  });
  failed.catch(() => {});

  try {
    await Promise.race([nextMessage(worker), failed]);
  } catch (error) {
    process.off("exit", removeTraces);
    removeTraces();
    throw error;
  }

  return {
    host,
    failed,
    announce() {
      const draft = `${owner}.new`;
      writeFileSync(draft, `${JSON.stringify({ pid: process.pid, socket: host })}\n`, { mode: 0o600 });
      renameSync(draft, owner);
    },
    async close() {
      isClosing = true;
      worker.postMessage("close");
      await Promise.race([nextMessage(worker), failed]).catch(() => {});
      await worker.terminate();
      process.off("exit", removeTraces);
      removeTraces();
    },
  };
}

/**
 * Creates the data folder in a process of its own: it takes some 450 MB, which a thread would not give back to the system in full. The
 * folder gets its name when it is complete.
 */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await runProcess(CREATION, [draft]);
  renameSync(draft, folder);
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve) => worker.once("message", resolve));
}

/** Removes the socket's folder of the previous owner, which is still there if that process was killed. */
function removeSocketOf(owner: string): void {
  try {
    const { socket } = JSON.parse(readFileSync(owner, "utf8"));
    if (basename(socket).startsWith(SOCKET_FOLDER)) rmSync(socket, { recursive: true, force: true });
  } catch {
    // No previous owner, or it was killed while it wrote the file.
  }
}
