import { createHmac } from "node:crypto";
import { isBot } from "@grow/domain/bots";
import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyRequest } from "fastify";

/** The visitor's id of the trackers. */
export function guestOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const guest = headers["x-guest"];
  return typeof guest === "string" ? guest : undefined;
}

/** Names who sends a report, as exactly as is known: a user, a browser, or a network address. */
export function senderOf(request: FastifyRequest, guest = guestOf(request)): string {
  const reader = request.reader ?? null;
  if (reader) return `user ${reader.id}`;
  return guest ? `guest ${guest.toLowerCase()}` : `address ${addressKey(request.ip)}`;
}

/**
 * A hash for rows that tell the same sender from others.
 *
 * @param name - with a day in it, it tells nothing from one day to the next
 * @returns 16 bytes
 */
export function senderHash(secret: string, name: string): Buffer {
  return createHmac("sha256", secret).update(name).digest().subarray(0, 16);
}

/** Whether no person looks at the page: no user agent, one of a bot, or a page that is loaded ahead. */
export function isMachine(headers: FastifyRequest["headers"]): boolean {
  const agent = headers["user-agent"]?.trim() ?? "";
  const purpose = [headers["sec-purpose"], headers.purpose, headers["x-moz"]].join(" ");
  return agent === "" || isBot(agent) || /prefetch|prerender|preview/i.test(purpose);
}
