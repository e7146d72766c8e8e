import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFile } from "@grow/tooling-illustrator/raster";

/** Files that a photo has, in the folder the api serves media from. */
export interface MediaFolder {
  /** Writes one file; nobody ever reads half of it. */
  write(key: string, file: PictureFile): Promise<void>;
  /** Gives a photo files that lie elsewhere on the same disk, without a copy where the disk can do that. */
  share(key: string, files: readonly PictureFile[], from: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Keys that have a folder. */
  keys(): Promise<Set<string>>;
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && "code" in error && codes.some((code) => code === error.code);

/** @param folder `$DATA_DIR/media` */
export function mediaFolder(folder: string): MediaFolder {
  const staging = join(folder, ".writing");

  async function write(key: string, file: PictureFile): Promise<void> {
    const temporary = join(staging, randomUUID());
    await mkdir(staging, { recursive: true });
    await mkdir(join(folder, key), { recursive: true });
    await writeFile(temporary, file.bytes);
    await rename(temporary, join(folder, key, file.name));
  }

  return {
    write,
    async share(key, files, from) {
      await mkdir(join(folder, key), { recursive: true });
      for (const file of files) {
        try {
          await link(join(from, file.name), join(folder, key, file.name));
        } catch (error) {
          // There already, or a disk without hard links.
          if (!hasCode(error, "EEXIST")) await write(key, file);
        }
      }
    },
    remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
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
