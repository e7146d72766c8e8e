import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds after its last write when a file is abandoned: an upload ends after an hour. */
const ABANDONED_AFTER = 2 * 60 * 60_000;

/**
 * Deletes temporary files that crashed servers left in a folder.
 *
 * @param age milliseconds since the last write of a file; 0 when no other server uses the folder
 * @returns the number of deleted files
 */
export async function sweepIncoming(folder: string, age = ABANDONED_AFTER): Promise<number> {
  const before = Date.now() - age;
  let count = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    // An upload that ends meanwhile removes its file itself.
    const file = await stat(path).catch(() => null);
    if (file === null || file.mtimeMs > before) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
