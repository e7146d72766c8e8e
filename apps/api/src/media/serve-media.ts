import { Readable } from "node:stream";
import { PHOTO_FORMATS, type PhotoFormat } from "@grow/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseRange } from "./byte-range.ts";
import type { VideoFormat } from "./file-kind.ts";
import { flatPicture } from "./flat-picture.ts";
import { isMediaKey, type MediaStore } from "./media-store.ts";
import type { Audience } from "./photo-audience.ts";
import type { FoundCard } from "./social-card/find-card.ts";

/** What the answer for a photo without its file depends on. */
export interface UndrawnPhoto {
  width: number;
  height: number;
  color: string;
}

export interface ServeMediaOptions {
  store: MediaStore;
  /** Who may load the files of this key, for the sender of an `Authorization` header. */
  audienceOf(key: string, authorization: string | undefined): Promise<Audience>;
  /** The photo of this key if its variants are still to be drawn, else null. */
  findUndrawn(key: string): Promise<UndrawnPhoto | null>;
  /** The card of a diary, if this is its address. */
  findCard(key: string, diaryId: number): Promise<FoundCard | null>;
}

const TYPES: Record<PhotoFormat | VideoFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** What a key and a width show never changes: a turned photo gets a new key. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** For restricted files: cached in the author's browser only, which revalidates each time. */
const PRIVATE = "private, no-cache";

interface MediaParams {
  key: string;
  file: string;
}

/**
 * `GET` and `HEAD /media/{key}/{width}.{ext}`. Pictures and videos, immutable; a photo still to be drawn
 * answers its mean colour, or the nearest existing width, without caching. `/media/{key}/{diary}.jpg` is a card.
 * Photos of closed diaries, questions and videos are found by their authors and moderators only.
 */
export function serveMedia(
  server: FastifyInstance,
  { store, audienceOf, findUndrawn, findCard }: ServeMediaOptions,
): void {
  server.get("/media/:key/:file", async (request: FastifyRequest<{ Params: MediaParams }>, reply) => {
    const card = parseCard(request.params);
    if (card) return await answerCard(request, reply, card);
    const wanted = parseAddress(request.params);
    if (!wanted) return notFound(reply);
    const { key, width, extension } = wanted;
    const audience = await audienceOf(key, request.headers.authorization);
    if (audience === "none") return notFound(reply);
    const caching = audience === "all" ? FOR_EVER : PRIVATE;
    const etag = `"${key}-${width}-${extension}"`;
    if (request.headers["if-none-match"] === etag) {
      return reply.code(304).header("etag", etag).header("cache-control", caching).send();
    }
    reply.header("x-content-type-options", "nosniff").type(TYPES[extension]);

    const file = await store.open(`${key}/${width}.${extension}`);
    if (!file) {
      if (!isPhotoFormat(extension)) return notFound(reply);
      const standIn = await drawStandIn(key, width, extension);
      return standIn ? reply.header("cache-control", "no-store").send(standIn) : notFound(reply);
    }

    reply.header("etag", etag).header("cache-control", caching);
    if (!isPhotoFormat(extension)) reply.header("accept-ranges", "bytes");
    const range = isPhotoFormat(extension) ? undefined : parseRange(request.headers.range, file.size);
    if (range === "unsatisfiable") {
      return reply.code(416).header("content-range", `bytes */${file.size}`).send();
    }
    if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
    reply.header("content-length", range ? range.end - range.start + 1 : file.size);
    // An empty stream: for an empty body the server would state a length of 0.
    if (request.method === "HEAD") return reply.send(Readable.from([]));
    return reply.send(await file.stream(range));
  });

  async function answerCard(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, diaryId }: { key: string; diaryId: number },
  ) {
    const etag = `"${key}"`;
    const card = await findCard(key, diaryId);
    if (!card) return notFound(reply);
    if (request.headers["if-none-match"] === etag) {
      return reply.code(304).header("etag", etag).header("cache-control", FOR_EVER).send();
    }
    reply.header("x-content-type-options", "nosniff").type("image/jpeg");
    if (card.isFinal) reply.header("etag", etag);
    return reply.header("cache-control", card.isFinal ? FOR_EVER : "no-store").send(card.bytes);
  }

  async function drawStandIn(key: string, width: number, format: PhotoFormat): Promise<Uint8Array | null> {
    const photo = await findUndrawn(key);
    if (!photo) return null;
    const nearest = nearestWidth(await store.list(key), width, format);
    const drawn = nearest === null ? null : await store.read(`${key}/${nearest}.${format}`);
    return drawn ?? (await flatPicture(photo.color, photo.width, photo.height, format));
  }
}

function parseAddress({ key, file }: MediaParams) {
  const match = /^(\d{1,5})\.(avif|webp|mp4|webm)$/.exec(file);
  if (!match || !isMediaKey(key)) return null;
  return { key, width: Number(match[1]), extension: match[2] as PhotoFormat | VideoFormat };
}

function parseCard({ key, file }: MediaParams) {
  const match = /^([1-9]\d{0,14})\.jpg$/.exec(file);
  return match && isMediaKey(key) ? { key, diaryId: Number(match[1]) } : null;
}

function isPhotoFormat(extension: PhotoFormat | VideoFormat): extension is PhotoFormat {
  return PHOTO_FORMATS.some((format) => format === extension);
}

/** Of what is drawn already, the width closest to the wanted one. */
function nearestWidth(names: readonly string[], wanted: number, format: PhotoFormat): number | null {
  const widths = names.filter((name) => name.endsWith(`.${format}`)).map((name) => Number.parseInt(name, 10));
  const usable = widths.filter((width) => Number.isFinite(width));
  return usable.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? null;
}

function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .type("application/json")
    .header("cache-control", "no-store")
    .send({ data: null, details: [{ type: "error", code: "not_found", text: "There is nothing here." }] });
}
