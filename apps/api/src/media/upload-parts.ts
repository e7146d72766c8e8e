import { createHmac, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { UPLOAD_LIMITS } from "@grow/domain";
import { fileKind, SNIFFED_BYTES } from "./file-kind.ts";
import { MediaError } from "./media-error.ts";
import type { MediaStore } from "./media-store.ts";
import type { ReceivedFile } from "./receive-file.ts";
import type { WholeFile } from "./receive-whole.ts";

/** Maximum bytes of one part. */
export const PART_BYTES = 16 * 1024 * 1024;

/** Identifies a part of a file. */
export interface UploadPart {
  readonly upload: string;
  readonly offset: number;
  /** Size of the whole file. */
  readonly size: number;
}

const PART = /^(\d+)-(\d+)\.part$/;
const UPLOAD = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads the fields of a part.
 *
 * @returns null for a file uploaded in one piece
 * @throws MediaError `broken_upload` for invalid fields, `too_large` for a file over the limit
 */
export function readPart(fields: ReadonlyMap<string, string>): UploadPart | null {
  const upload = fields.get("upload");
  if (upload === undefined) return null;
  const [offset, size] = [
    Number(fields.get("offset") ?? Number.NaN),
    Number(fields.get("size") ?? Number.NaN),
  ];
  if (!UPLOAD.test(upload) || !Number.isSafeInteger(offset) || !Number.isSafeInteger(size)) {
    throw new MediaError("broken_upload");
  }
  if (size > UPLOAD_LIMITS.video_bytes)
    throw new MediaError("too_large", { limit: UPLOAD_LIMITS.video_bytes });
  if (offset < 0 || offset >= size) throw new MediaError("broken_upload");
  return { upload, offset, size };
}

/** The folder of an upload's parts, which only its user can derive. It has no row, so the sweep removes it after a day. */
export function partsKey(secret: string, userId: number, upload: string): string {
  return createHmac("sha256", secret).update(`parts ${userId} ${upload}`).digest("hex").slice(0, 32);
}

/** How many bytes of an upload are there without a gap. */
async function receivedBytes(store: MediaStore, key: string): Promise<number> {
  const names = await store.list(key);
  const ends = new Map(
    names.flatMap((name): (readonly [number, number])[] => {
      const [, start, end] = PART.exec(name) ?? [];
      return start === undefined || end === undefined ? [] : [[Number(start), Number(end)]];
    }),
  );
  let received = 0;
  for (let end = ends.get(0); end !== undefined; end = ends.get(end)) received = end;
  return received;
}

/**
 * Stores a part if it is the next one.
 *
 * @returns how much of the file has been received
 * @throws MediaError `broken_upload` for a part beyond the file; those of {@link fileKind} for the first part
 */
export async function keepPart(
  store: MediaStore,
  key: string,
  { offset, size }: UploadPart,
  part: WholeFile,
): Promise<number> {
  const end = offset + part.bytes;
  if (part.bytes === 0 || end > size) throw new MediaError("broken_upload");
  const received = await receivedBytes(store, key);
  if (offset !== received) return received;
  await store.adopt(`${key}/${offset}-${end}.part`, part.path);
  return end;
}

/** Joins the parts of an upload into a local file. */
export async function joinParts(store: MediaStore, key: string, folder: string): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  const discard = () => rm(path, { force: true });
  try {
    let bytes = 0;
    const received = await receivedBytes(store, key);
    const names = (await store.list(key)).filter((name) => PART.test(name));
    while (bytes < received) {
      const name = names.find((one) => one.startsWith(`${bytes}-`));
      const file = name === undefined ? null : await store.open(`${key}/${name}`);
      if (!file) throw new MediaError("broken_upload");
      await pipeline(await file.stream(), createWriteStream(path, { flags: bytes === 0 ? "wx" : "a" }));
      bytes += file.size;
    }
    return { ...(await kindOf(store, key, names)), path, bytes, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The type of the file, by its first part. */
async function kindOf(store: MediaStore, key: string, names: readonly string[]) {
  const first = names.find((name) => name.startsWith("0-"));
  const bytes = first === undefined ? null : await store.read(`${key}/${first}`);
  if (!bytes) throw new MediaError("broken_upload");
  return await fileKind(bytes.subarray(0, SNIFFED_BYTES));
}
