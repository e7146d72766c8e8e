import { PGlite } from "@electric-sql/pglite";
import { startMaintenance } from "./maintenance.ts";
import { serveWire } from "./wire-server.ts";

export interface RunEmbeddedOptions {
  /** Data folder; null for an in-memory database. */
  readonly folder: string | null;
  /** Path of its socket. */
  readonly socket: string;
  /** A dump of a data folder to start from; only for a new database. */
  readonly template?: Blob;
}

export interface RunningEmbedded {
  readonly db: PGlite;
  close(): Promise<void>;
}

/**
 * Memory for pages of tables and indexes. PostgreSQL's 128 MB hold the whole of a small site besides the system's own cache of its files;
 * memory once touched is never given back by WebAssembly.
 */
const SHARED_BUFFERS = "32MB";

const START_PARAMS = [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`];

/** Opens the embedded database in this thread and serves it on a socket. */
export async function runEmbedded({
  folder,
  socket,
  template,
}: RunEmbeddedOptions): Promise<RunningEmbedded> {
  const db = new PGlite({
    startParams: START_PARAMS,
    ...(folder === null ? {} : { dataDir: folder }),
    ...(template ? { loadDataDir: template } : {}),
  });
  await db.waitReady;
  await db.exec("set timezone = 'UTC'");
  const wire = await serveWire(db, { path: socket });
  const stopMaintenance = folder === null ? () => {} : startMaintenance(wire);
  return {
    db,
    async close() {
      stopMaintenance();
      await wire.close();
      await db.close();
    },
  };
}
