import type { RateLimitOptions } from "@fastify/rate-limit";
import { type OperationId, operationTable, rateLimits } from "@grow/contract";
import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import type { Reader } from "./reader.ts";

/**
 * Limit of an operation by its class, shared by all operations of the class; undefined for one without. Calls with personal access tokens
 * count apart from the sessions and the address of their user, for all tokens of the user together.
 */
export function rateLimitOf(
  id: OperationId,
  readerOf: (request: FastifyRequest) => Pick<Reader, "id" | "tokenId"> | null,
): (RateLimitOptions & { groupId: string }) | undefined {
  const name = operationTable[id].rateLimit;
  if (name === null) return undefined;
  const { max, window, by } = rateLimits[name];
  return {
    max,
    timeWindow: window * 1000,
    groupId: name,
    keyGenerator(request) {
      const reader = readerOf(request);
      if (reader?.tokenId !== undefined) return `tokens of ${reader.id}`;
      return reader === null || by === "address" ? `address ${addressKey(request.ip)}` : `user ${reader.id}`;
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(429, [{ code: "rate_limited", params: { retry_after: Math.ceil(ttl / 1000) } }]),
  };
}
