// `pnpm backup <folder>`: the database of DATABASE_URL and the files of DATA_DIR, while the site runs.
import { backUp } from "./src/backup.mjs";
import { backupCommand } from "./src/backup-command.mjs";

await backupCommand("pnpm backup <folder>, where the folder is empty or is not there yet.", (folder, site) =>
  backUp(site, folder),
);
