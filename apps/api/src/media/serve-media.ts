import { Readable } from "node:stream";
import { PHOTO_FORMATS, type PhotoFormat } from "@grow/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseRange } from "./byte-range.ts";
import type { VideoFormat } from "./file-kind.ts";
import { flatPicture } from "./flat-picture.ts";
import { isMediaKey, type MediaStore } from "./media-store.ts";
import type { Audience } from "./photo-audience.ts";
import { type CardFile, parseCard } from "./social-card/card-address.ts";
import type { FoundCard } from "./social-card/find-card.ts";

/** The data of a response for a photo without its file. */
export interface UndrawnPhoto {
  width: number;
  height: number;
  color: string;
}

export interface ServeMediaOptions {
  store: MediaStore;
  /** Whether the user of an `Authorization` header may load the files of this key. */
  audienceOf(key: string, authorization: string | undefined): Promise<Audience>;
  /** The photo of this key if its variants are still to be drawn, else null. */
  findUndrawn(key: string): Promise<UndrawnPhoto | null>;
  /** The card of a diary or week, if this is its address. */
  findCard(file: CardFile): Promise<FoundCard | null>;
}

const TYPES: Record<PhotoFormat | VideoFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** The file of a key and width never changes: a rotated photo gets a new key. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** For restricted files: cached in the author's browser only, which revalidates each time. */
const PRIVATE = "private, no-cache";

/** Opened as a document, a file runs no script. Other sites show photos in feeds and link previews, hence `cross-origin`. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

interface MediaParams {
  key: string;
  file: string;
}

/**
 * `GET` and `HEAD /media/{key}/{width}.{ext}`. Pictures and videos, immutable; a photo still to be drawn
 * responds with its mean colour, or the nearest existing width, uncached. `/media/{key}/{diary}.jpg` and similar names are share images.
 * Photos of closed diaries, questions and videos return 404 to all but their authors and moderators.
 */
export function serveMedia(
  server: FastifyInstance,
  { store, audienceOf, findUndrawn, findCard }: ServeMediaOptions,
): void {
  server.get("/media/:key/:file", async (request: FastifyRequest<{ Params: MediaParams }>, reply) => {
    reply.headers(HEADERS);
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
    reply.type(TYPES[extension]);

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

  async function answerCard(request: FastifyRequest, reply: FastifyReply, file: CardFile) {
    const etag = `"${file.key}-${file.weekId ?? ""}-${file.locale}"`;
    const card = await findCard(file);
    if (!card) return notFound(reply);
    if (request.headers["if-none-match"] === etag) {
      return reply.code(304).header("etag", etag).header("cache-control", FOR_EVER).send();
    }
    reply.type("image/jpeg");
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

function isPhotoFormat(extension: PhotoFormat | VideoFormat): extension is PhotoFormat {
  return PHOTO_FORMATS.some((format) => format === extension);
}

/** The existing width closest to the requested one. */
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
