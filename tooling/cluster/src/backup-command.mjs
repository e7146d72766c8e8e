import path from "node:path";
import { root } from "../../start/src/settings.mjs";
import { StartError } from "../../start/src/supervisor.mjs";

/**
 * Runs a command with one argument, a folder, on the site of the environment variables.
 *
 * @param {string} usage
 * @param {(folder: string, site: import("./backup.mjs").Site) => Promise<void>} work
 */
export async function backupCommand(usage, work) {
  try {
    const [folder, ...more] = process.argv.slice(2);
    const { env } = process;
    if (folder === undefined || more.length > 0) throw new StartError(usage);
    if (!env.DATABASE_URL) {
      throw new StartError(
        "DATABASE_URL is not set: the embedded database is backed up by copying .data while nothing runs.",
      );
    }
    if (env.MEDIA_S3_ENDPOINT) {
      console.log("The files are in S3: use its own tools for them. Only the database is moved here.");
    }
    const dataDir = path.resolve(root, env.DATA_DIR || ".data");
    await work(path.resolve(env.INIT_CWD || process.cwd(), folder), {
      databaseUrl: env.DATABASE_URL,
      dataDir,
      env,
    });
    console.log("Done.");
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error([error.message, ...error.lastLines].join("\n"));
    process.exitCode = 1;
  }
}
