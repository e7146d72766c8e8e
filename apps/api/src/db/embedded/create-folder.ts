import { PGlite } from "@electric-sql/pglite";

/** A process that creates the data folder named by its last argument, and ends with its parent. */
const folder = process.argv.at(-1);
process.once("disconnect", () => process.exit(1));

const db = new PGlite({ dataDir: folder ?? "" });
await db.waitReady;
await db.close();
process.exit(0);
