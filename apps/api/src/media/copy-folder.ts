import type { MediaStore } from "./media-store.ts";

/** Copies the files of one key that the other key lacks. On failure, removes everything under the other key. */
export async function copyFolder(store: MediaStore, from: string, to: string): Promise<void> {
  const present = new Set(await store.list(to));
  try {
    for (const name of await store.list(from)) {
      const bytes = present.has(name) ? null : await store.read(`${from}/${name}`);
      if (bytes) await store.put(`${to}/${name}`, bytes);
    }
  } catch (error) {
    if (present.size === 0) await store.removeFolder(to);
    throw error;
  }
}
