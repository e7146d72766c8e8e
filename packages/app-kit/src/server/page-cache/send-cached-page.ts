import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "../compress.ts";
import type { CachedPage } from "./cached-page.ts";
import type { Outcome } from "./page-cache.ts";

const STATUS: Readonly<Record<Outcome, string>> = {
  hit: "grow; hit",
  stale: "grow; hit; detail=stale",
  miss: "grow; fwd=uri-miss; stored",
};

/** Sends a cached page, or 304 when the browser has it. */
export async function sendCachedPage(
  cached: CachedPage,
  outcome: Outcome,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(cached.headers);
  reply.header("age", Math.max(0, Math.floor((Date.now() - cached.madeAt) / 1000)));
  reply.header("cache-status", STATUS[outcome]);
  reply.header("vary", withEncoding(cached.headers.vary));
  if (isKnown(request.headers["if-none-match"], cached.headers.etag)) return reply.code(304).send();
  const { bytes, encoding } = await cached.body(acceptedEncoding(request.headers["accept-encoding"]));
  if (encoding) reply.header("content-encoding", encoding);
  return reply.code(200).send(bytes);
}

function withEncoding(vary: string | undefined): string {
  return vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
}

/** Weak comparison, as for every GET. */
function isKnown(header: string | undefined, etag: string | undefined): boolean {
  if (!header || !etag) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag.replace(/^W\//, ""));
}
