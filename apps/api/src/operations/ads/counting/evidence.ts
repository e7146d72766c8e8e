import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import { utcDay } from "../../../content/ads/utc-day.ts";
import { guestOf, isMachine, senderHash, senderOf } from "../../../http/sender.ts";
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
  const who = senderOf(request, guest);
  const hash = (name: string, at: Date) => senderHash(config.secret, `${of} ${utcDay(at)} ${name}`);
  return {
    isBot: isMachine(request.headers),
    userId: request.reader?.id ?? null,
    visitor: hash(`visitor ${who}`, now),
    visitorBefore: hash(`visitor ${who}`, new Date(now.getTime() - DAY)),
    address: hash(`network ${network}`, now),
    country: readerCountry(request, config),
    now,
    day: utcDay(now),
  };
}
