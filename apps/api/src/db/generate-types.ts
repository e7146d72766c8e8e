import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { readMigrations } from "./migrate.ts";
import { columnsQuery, tableColumns, tablesModule } from "./tables-module.ts";

// Writes generated/tables.ts from the migrations, using an empty embedded database.

const db = new PGlite();
for (const { sql } of readMigrations()) await db.exec(sql);
const columns = tableColumns.parse((await db.query(columnsQuery)).rows);
const folder = join(import.meta.dirname, "../../generated");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "tables.ts"), tablesModule(columns));
await db.close();
