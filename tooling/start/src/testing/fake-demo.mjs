// Replaces the programs of the demo data.
import { appendFileSync } from "node:fs";
import path from "node:path";

const name = path.basename(import.meta.filename, ".mjs");
appendFileSync(path.join(process.env.DATA_DIR ?? "", "events.txt"), `${name} demo data\n`);
