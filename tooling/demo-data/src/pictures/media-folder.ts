import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Files that a photo has, in the folder the api serves media from. */
export interface MediaFolder {
  /** Gives a photo files that lie elsewhere on the same disk, without a copy where the disk can do that. */
  share(key: string, files: readonly string[], from: string): Promise<void>;
  /** The folder of a photo, created if necessary. */
  folderOf(key: string): Promise<string>;
  /** Keys that have a folder. */
  keys(): Promise<Set<string>>;
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && "code" in error && codes.some((code) => code === error.code);

/** @param folder `$DATA_DIR/media` */
export function mediaFolder(folder: string): MediaFolder {
  const folderOf = async (key: string) => {
    const path = join(folder, key);
    await mkdir(path, { recursive: true });
    return path;
  };
  return {
    folderOf,
    async share(key, files, from) {
      const to = await folderOf(key);
      await Promise.all(
        files.map(async (file) => {
          try {
            await link(join(from, file), join(to, file));
          } catch (error) {
            // There already, or a disk without hard links.
            if (!hasCode(error, "EEXIST")) await copyFile(join(from, file), join(to, file));
          }
        }),
      );
    },
    async keys() {
      try {
        return new Set(await readdir(folder));
      } catch (error) {
        if (hasCode(error, "ENOENT")) return new Set();
        throw error;
      }
    },
  };
}
