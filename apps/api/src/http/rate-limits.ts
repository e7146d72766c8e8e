import type { RateLimitOptions } from "@fastify/rate-limit";
import { type OperationId, operationTable, rateLimits } from "@grow/contract";
import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";

/**
 * Limit of an operation by its class, shared by all operations of the class; undefined for one without.
 */
export function rateLimitOf(
  id: OperationId,
  readerOf: (request: FastifyRequest) => { readonly id: number } | null,
): (RateLimitOptions & { groupId: string }) | undefined {
  const name = operationTable[id].rateLimit;
  if (name === null) return undefined;
  const { max, window, by } = rateLimits[name];
  return {
    max,
    timeWindow: window * 1000,
    groupId: name,
    keyGenerator(request) {
      const reader = by === "user" ? readerOf(request) : null;
      return reader === null ? `address ${addressKey(request.ip)}` : `user ${reader.id}`;
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(429, [{ code: "rate_limited", params: { retry_after: Math.ceil(ttl / 1000) } }]),
  };
}
