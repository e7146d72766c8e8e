import { createHmac } from "node:crypto";
import { isBot } from "@grow/domain/bots";
import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import { utcDay } from "../../../content/ads/utc-day.ts";
import { readerCountry } from "../reader-country.ts";

/** What the server knows about the sender of a report, whatever the report says. */
export interface Evidence {
  readonly isBot: boolean;
  readonly userId: number | null;
  /** The visitor today; a hash with a key of the day, so that marks tell nothing from one day to the next. */
  readonly visitor: Buffer;
  /** The same visitor yesterday, for a click shortly after midnight. */
  readonly visitorBefore: Buffer;
  /** The network address, which a sender with invented ids cannot change as easily. */
  readonly address: Buffer;
  readonly country: string;
  readonly now: Date;
  readonly day: string;
}

const DAY = 24 * 60 * 60 * 1000;

interface Asked {
  readonly config: Config;
  readonly now: Date;
  /** The visitor's id, where it is not in a header. */
  readonly guest?: string | undefined;
  /** What is counted: each has its own hourly limits. */
  readonly of?: "ads" | "cards";
}

export function evidenceOf(
  request: FastifyRequest,
  { config, now, guest = guestOf(request), of = "ads" }: Asked,
): Evidence {
  const network = addressKey(request.ip);
  const reader = request.reader ?? null;
  const who = reader ? `user ${reader.id}` : guest ? `guest ${guest.toLowerCase()}` : `address ${network}`;
  const hash = (name: string, at: Date) =>
    createHmac("sha256", config.secret)
      .update(`${of} ${utcDay(at)} ${name}`)
      .digest()
      .subarray(0, 16);
  return {
    isBot: isMachine(request.headers),
    userId: reader?.id ?? null,
    visitor: hash(`visitor ${who}`, now),
    visitorBefore: hash(`visitor ${who}`, new Date(now.getTime() - DAY)),
    address: hash(`network ${network}`, now),
    country: readerCountry(request, config),
    now,
    day: utcDay(now),
  };
}

/** The visitor's id of the trackers. */
export function guestOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const guest = headers["x-guest"];
  return typeof guest === "string" ? guest : undefined;
}

/** Whether no person looks at the page: no user agent, one of a bot, or a page that is loaded ahead. */
function isMachine(headers: FastifyRequest["headers"]): boolean {
  const agent = headers["user-agent"]?.trim() ?? "";
  const purpose = [headers["sec-purpose"], headers.purpose, headers["x-moz"]].join(" ");
  return agent === "" || isBot(agent) || /prefetch|prerender|preview/i.test(purpose);
}
