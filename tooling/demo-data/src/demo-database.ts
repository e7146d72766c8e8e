import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";

/** Environment of the demo programs. */
export interface DemoSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * Reads DATA_DIR and DATABASE_URL.
 * @param root folder of the repository; its `.data` is the default of DATA_DIR
 */
export function demoSettings(env: NodeJS.ProcessEnv, root: string): DemoSettings {
  return { dataDir: env.DATA_DIR || join(root, ".data"), databaseUrl: env.DATABASE_URL || undefined };
}

/**
 * Connects to DATABASE_URL, or to the embedded database through the socket of the running api.
 * @throws Error with one clear sentence when the embedded database is not open
 */
export async function openDemoDatabase(settings: DemoSettings): Promise<pg.Client> {
  const client = new pg.Client(
    settings.databaseUrl === undefined
      ? { host: await embeddedSocket(settings.dataDir), user: "postgres", database: "postgres" }
      : { connectionString: settings.databaseUrl },
  );
  await client.connect();
  return client;
}

async function embeddedSocket(dataDir: string): Promise<string> {
  const file = join(dataDir, "db", "owner.json");
  let owner: unknown;
  try {
    owner = JSON.parse(await readFile(file, "utf8"));
  } catch {
    throw new Error(
      `The database is not open: start the api first, or set DATABASE_URL (looked for ${file}).`,
    );
  }
  if (typeof owner === "object" && owner !== null && "socket" in owner && typeof owner.socket === "string")
    return owner.socket.includes(".s.PGSQL.") ? dirname(owner.socket) : owner.socket;
  throw new Error(`${file} names no socket.`);
}
