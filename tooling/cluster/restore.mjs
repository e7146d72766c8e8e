// `pnpm restore <folder>`: into the empty database of DATABASE_URL and the folder DATA_DIR, while nothing runs.
import { restore } from "./src/backup.mjs";
import { backupCommand } from "./src/backup-command.mjs";

await backupCommand("pnpm restore <folder>, where the folder is one that pnpm backup made.", restore);
