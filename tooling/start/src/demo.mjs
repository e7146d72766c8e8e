import { stat } from "node:fs/promises";
import path from "node:path";
import { fingerprintContents } from "./fingerprint.mjs";
import { root } from "./settings.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

const tool = "tooling/demo-data/build";

/** The demo accounts and their password, as the loader creates them. */
export const demoPeople = { names: ["grower", "manager", "moderator", "admin"], password: "grow-demo-1" };

/**
 * Loads the demo data and places its pictures, unless that was done for this very database. Whether a database may be loaded at all
 * (never over people's own data) the loader decides.
 *
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, settings: Pick<import("./settings.mjs").Settings, "dataDir" | "logDir" | "database">, progress: import("./progress.mjs").Progress }} options
 */
export async function prepareDemo(supervisor, { env, settings, progress }) {
  const { dataDir, logDir } = settings;
  const stampFile = path.join(dataDir, "demo-data.json");
  const wanted = {
    loader: await fingerprintContents(root, [
      `${tool}/load.mjs`,
      `${tool}/place.mjs`,
      `${tool}/pictures.json`,
    ]),
    database: settings.database === "embedded" ? await identity(path.join(dataDir, "db")) : settings.database,
  };
  /**
   * @param {string} name
   * @param {string} program
   */
  const plan = (name, program) => ({
    name,
    command: [process.execPath, path.join(root, tool, program)],
    cwd: root,
    env,
    logDir,
  });

  const stamp = await readStamp(stampFile);
  const isLoaded = stamp.loader === wanted.loader && stamp.database === wanted.database;
  const isPlaced = isLoaded && stamp.media === (await identity(path.join(dataDir, "media")));
  if (!isLoaded) {
    await progress.step("Loading the demo data", () =>
      supervisor.run(plan("demo-data", "load.mjs"), "The demo data could not be loaded."),
    );
  }
  if (isPlaced) return;
  await progress.step("Placing the demo pictures", () =>
    supervisor.run(plan("demo-pictures", "place.mjs"), "The demo pictures could not be placed."),
  );
  await writeStamp(stampFile, { ...wanted, media: await identity(path.join(dataDir, "media")) });
}

/**
 * Identifies a folder, so that a new one at the same path differs.
 *
 * @param {string} folder
 */
async function identity(folder) {
  const found = await stat(folder).catch(() => null);
  return found ? `${found.ino}-${found.birthtimeMs}` : "none";
}
