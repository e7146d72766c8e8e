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

/** Opens the embedded database in this thread and serves it on a socket. */
export async function runEmbedded({
  folder,
  socket,
  template,
}: RunEmbeddedOptions): Promise<RunningEmbedded> {
  const db = new PGlite({
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
