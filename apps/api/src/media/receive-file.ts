import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { UPLOAD_LIMITS } from "@grow/domain";
import { type FileKind, fileKind, SNIFFED_BYTES } from "./file-kind.ts";
import { MediaError } from "./media-error.ts";

/** An upload on local disk, with a recognised type and within its limit. */
export type ReceivedFile = FileKind & {
  path: string;
  bytes: number;
  /** Removes the temporary file; harmless when it was moved or removed before. */
  discard(): Promise<void>;
};

/**
 * Streams an upload to a temporary file. The type is known after the first few kilobytes, and its limit applies from then on, so a wrong or
 * an endless file is rejected without being stored. On any failure, including a disconnect, the temporary file is removed.
 *
 * @throws MediaError of {@link fileKind}, or `too_large` with `limit` in bytes
 */
export async function receiveFile(source: AsyncIterable<Uint8Array>, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  const file = await open(path, "wx");
  try {
    let head: Uint8Array | null = Buffer.alloc(0);
    let kind: FileKind | null = null;
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (head) {
        head = Buffer.concat([head, chunk]);
        if (head.byteLength < SNIFFED_BYTES) continue;
        kind = await fileKind(head);
        await file.writeFile(head);
        head = null;
      } else {
        await file.writeFile(chunk);
      }
      if (kind) assertSize(kind, bytes);
    }
    if (head) {
      kind = await fileKind(head);
      await file.writeFile(head);
    }
    if (!kind) throw new MediaError("unsupported_type");
    await file.close();
    return { ...kind, path, bytes, discard };
  } catch (error) {
    await file.close();
    await discard();
    throw error;
  }
}

function assertSize(kind: FileKind, bytes: number): void {
  const limit = UPLOAD_LIMITS[kind.kind === "photo" ? "image_bytes" : "video_bytes"];
  if (bytes > limit) throw new MediaError("too_large", { limit });
}
