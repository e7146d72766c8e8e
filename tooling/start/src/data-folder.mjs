import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Creates the data folder if it is missing, and checks that files can be written there.
 *
 * @param {string} folder absolute path
 * @returns {Promise<string | null>} one sentence that names the variable, or null when the folder is usable
 */
export async function dataFolderProblem(folder) {
  const probe = path.join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, "");
    await rm(probe);
    return null;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const why =
      code === "ENOSPC"
        ? "the disk is full"
        : code === "EEXIST" || code === "ENOTDIR"
          ? "there is a file in its place"
          : "it is not writable by this account";
    return `The data folder ${folder} cannot be used because ${why}: mend that, or choose another with DATA_DIR.`;
  }
}

/**
 * Creates a folder and its parents. Node's recursive mkdir never returns on file systems without new folders, such as
 * /proc.
 *
 * @param {string} folder
 */
async function makeFolder(folder) {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder);
}
