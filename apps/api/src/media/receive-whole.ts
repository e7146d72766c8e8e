import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { MediaError } from "./media-error.ts";

/** A file of any type on local disk. */
export interface WholeFile {
  readonly path: string;
  readonly bytes: number;
  /** Removes it; harmless when it is gone. */
  discard(): Promise<void>;
}

/**
 * Streams a file of any type to a temporary one. On any failure, including a disconnect, it is removed.
 *
 * @throws MediaError `too_large`
 */
export async function receiveWhole(
  source: AsyncIterable<Uint8Array>,
  folder: string,
  limit: number,
): Promise<WholeFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  const file = await open(path, "wx");
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > limit) throw new MediaError("too_large", { limit });
      await file.writeFile(chunk);
    }
    await file.close();
    return { path, bytes, discard };
  } catch (error) {
    await file.close();
    await discard();
    throw error;
  }
}
