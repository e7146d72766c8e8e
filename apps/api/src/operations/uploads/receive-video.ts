import { open } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import type { QueryExecutorProvider } from "kysely";
import type { DrawingRoom } from "../../media/draw-photo.ts";
import { fileKind, SNIFFED_BYTES } from "../../media/file-kind.ts";
import { MediaError } from "../../media/media-error.ts";
import { readForm } from "../../media/read-upload-form.ts";
import { type ReceivedFile, receiveFile } from "../../media/receive-file.ts";
import { receiveWhole, type WholeFile } from "../../media/receive-whole.ts";
import { hasFfmpeg } from "../../media/run-ffmpeg.ts";
import {
  joinParts,
  keepPart,
  PART_BYTES,
  partsKey,
  readPart,
  type UploadPart,
} from "../../media/upload-parts.ts";
import { uploadedVideo } from "./uploaded-video.ts";

/** The upload: a whole file, a part, or the last part repeated. */
export type ReceivedVideo =
  | { readonly fields: ReadonlyMap<string, string>; readonly file: ReceivedFile; readonly key: string | null }
  | { readonly received: number }
  | { readonly videoId: number };

interface Receiving {
  readonly db: QueryExecutorProvider;
  readonly media: DrawingRoom & { readonly incoming: string };
  readonly secret: string;
  readonly userId: number;
}

/** Reads the form of a video: whole, or a part, after the last of which the file is joined. The caller discards the file. */
export async function receiveVideo(request: FastifyRequest, receiving: Receiving): Promise<ReceivedVideo> {
  const { media } = receiving;
  let part: UploadPart | null = null;
  const check = {
    needs: "upload",
    async run(fields: ReadonlyMap<string, string>) {
      part = readPart(fields);
    },
  };
  const form = await readForm<ReceivedFile | WholeFile>(request, check, (content) =>
    part === null ? receiveFile(content, media.incoming) : receiveWhole(content, media.incoming, PART_BYTES),
  );
  const { file, fields } = form;
  if (part === null) {
    if ("kind" in file) return { fields, file, key: null };
    throw new MediaError("broken_upload");
  }
  try {
    return await receivePart(receiving, part, file, fields);
  } finally {
    await file.discard();
  }
}

async function receivePart(
  { db, media, secret, userId }: Receiving,
  part: UploadPart,
  file: WholeFile,
  fields: ReadonlyMap<string, string>,
): Promise<ReceivedVideo> {
  const { store, incoming } = media;
  const key = partsKey(secret, userId, part.upload);
  const before = await uploadedVideo(db, key);
  if (before !== null) return { videoId: before };
  // Rejects a file of another type early.
  if (part.offset === 0) await requireVideo(file.path);
  await media.charge?.(0);
  try {
    const received = await keepPart(store, key, part, file);
    if (received >= part.size) return { fields, file: await joinParts(store, key, incoming), key };
    // Parts vanish when another request has made the video.
    const videoId = received < part.offset ? await uploadedVideo(db, key) : null;
    return videoId === null ? { received } : { videoId };
  } catch (error) {
    const videoId = await uploadedVideo(db, key);
    if (videoId === null) throw error;
    return { videoId };
  }
}

async function requireVideo(path: string): Promise<void> {
  const opened = await open(path);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    const file = await fileKind(buffer.subarray(0, bytesRead));
    if (file.kind !== "video") throw new MediaError("unsupported_type");
    if (file.format === "mov" && !(await hasFfmpeg())) throw new MediaError("mov");
  } finally {
    await opened.close();
  }
}
