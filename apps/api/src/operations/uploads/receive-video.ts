import { open } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
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
  uploadState,
} from "../../media/upload-parts.ts";

/** The upload: a whole file, a part, or the last part repeated. */
export type ReceivedVideo =
  | { readonly fields: ReadonlyMap<string, string>; readonly file: ReceivedFile; readonly key: string | null }
  | { readonly received: number }
  | { readonly videoId: number };

interface Receiving {
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
  { media, secret, userId }: Receiving,
  part: UploadPart,
  file: WholeFile,
  fields: ReadonlyMap<string, string>,
): Promise<ReceivedVideo> {
  const { store, incoming } = media;
  const key = partsKey(secret, userId, part.upload);
  const { videoId } = await uploadState(store, key);
  if (videoId !== null) return { videoId };
  // Rejects a file of another type early.
  if (part.offset === 0) await requireVideo(file.path);
  await media.charge?.(0);
  const received = await keepPart(store, key, part, file);
  if (received < part.size) return { received };
  return { fields, file: await joinParts(store, key, incoming), key };
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
