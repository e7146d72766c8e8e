import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isMediaKey, type MediaStore } from "./media-store.ts";

const KEYS_AT_ONCE = 500;

/** The folder of temporary files of the store in this folder. */
export function stagingFolder(folder: string): string {
  return join(folder, ".writing");
}

/**
 * Media in a local folder. Every file is written to `.writing` and renamed into place: a rename is atomic, so no reader sees a partial file
 * (flydrive's disk driver copies instead, hence plain fs here).
 *
 * @param staging folder for files that are being written, on the same file system
 */
export function createDiskStore(folder: string, staging = stagingFolder(folder)): MediaStore {
  async function place(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const target = join(folder, path);
    const temporary = join(staging, randomUUID());
    await mkdir(staging, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    try {
      await write(temporary);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    put: (path, bytes) => place(path, (temporary) => writeFile(temporary, bytes)),

    adopt: (path, localFile) =>
      place(path, async (temporary) => {
        try {
          await rename(localFile, temporary);
        } catch (error) {
          // The upload folder may be on another file system, which a rename cannot cross.
          if (!hasCode(error, "EXDEV")) throw error;
          await copyFile(localFile, temporary);
          await rm(localFile, { force: true });
        }
      }),

    read: (path) => orWhenMissing(null, readFile(join(folder, path))),

    async open(path) {
      const file = join(folder, path);
      const facts = await orWhenMissing(null, stat(file));
      if (!facts?.isFile()) return null;
      return { size: facts.size, stream: async (range) => createReadStream(file, range) };
    },

    // Retries, because another process may still be writing to the folder.
    removeFolder: (key) => rm(join(folder, key), { recursive: true, force: true, maxRetries: 5 }),

    async *oldKeys(before) {
      const keys = (await orWhenMissing([], readdir(folder))).filter(isMediaKey);
      for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
        const some = keys.slice(at, at + KEYS_AT_ONCE);
        const times = await Promise.all(some.map((key) => orWhenMissing(null, stat(join(folder, key)))));
        yield some.filter((_, index) => (times[index]?.mtime ?? before) < before);
      }
    },

    list: (key) => orWhenMissing([], readdir(join(folder, key))),
  };
}

async function orWhenMissing<Value, Instead>(
  instead: Instead,
  wanted: Promise<Value>,
): Promise<Value | Instead> {
  try {
    return await wanted;
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return instead;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
