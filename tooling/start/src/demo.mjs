import { stat } from "node:fs/promises";
import path from "node:path";
import { fingerprintContents } from "./fingerprint.mjs";
import { root } from "./settings.mjs";
import { readStamp, writeStamp } from "./stamp.mjs";

const tool = "tooling/demo-data/build";

/** Number of covers drawn before the site is ready: those on the first pages. */
const firstCovers = 24;

/** The lowest priority, so that users of the site come first. */
const lowest = 19;

/** The demo accounts and their password, as the loader creates them. */
export const demoPeople = { names: ["grower", "manager", "moderator", "admin"], password: "grow-demo-1" };

/**
 * Loads the demo data and draws its first pictures, unless that was done for this very database. Whether a database may
 * be loaded at all (never over people's own data) the loader decides.
 *
 * @param {import("./supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, settings: Pick<import("./settings.mjs").Settings, "dataDir" | "logDir" | "database">, progress: import("./progress.mjs").Progress }} options
 * @returns {Promise<{ drawRest: () => void }>} `drawRest` goes on with the other pictures in the background
 */
export async function prepareDemo(supervisor, { env, settings, progress }) {
  const { dataDir, logDir } = settings;
  const stampFile = path.join(dataDir, "demo-data.json");
  const wanted = {
    loader: await fingerprintContents(root, [`${tool}/load.mjs`, `${tool}/draw.mjs`]),
    database: settings.database === "embedded" ? await identity(path.join(dataDir, "db")) : settings.database,
  };
  /** @param {string} pictures */
  const leaveStamp = async (pictures) =>
    writeStamp(stampFile, { ...wanted, pictures, media: await identity(path.join(dataDir, "media")) });
  /**
   * @param {string} name
   * @param {string[]} args
   */
  const plan = (name, args) => ({
    name,
    command: [process.execPath, path.join(root, tool, args[0] ?? ""), ...args.slice(1)],
    cwd: root,
    env,
    logDir,
  });

  const stamp = await readStamp(stampFile);
  const isLoaded = stamp.loader === wanted.loader && stamp.database === wanted.database;
  const isDrawn = isLoaded && stamp.media === (await identity(path.join(dataDir, "media")));
  if (!isLoaded) {
    await progress.step("Loading the demo data", () =>
      supervisor.run(plan("demo-data", ["load.mjs"]), "The demo data could not be loaded."),
    );
  }
  if (!isDrawn) {
    await progress.step(`Drawing the covers of the newest ${firstCovers} diaries`, () =>
      supervisor.run(
        plan("demo-covers", ["draw.mjs", "--covers", String(firstCovers)]),
        "The first demo pictures could not be drawn.",
      ),
    );
    await leaveStamp("covers");
  }
  return {
    drawRest() {
      if (isDrawn && stamp.pictures === "all") return;
      supervisor
        .run({ ...plan("demo-pictures", ["draw.mjs", "--rest"]), niceness: lowest }, "Drawing stopped early.")
        .then(() => leaveStamp("all"))
        // The site runs without them, and the next start continues; the log has the reason.
        .catch(() => {});
    },
  };
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
