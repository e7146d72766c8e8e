import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { tokenLimits as LIMITS, type OperationRow } from "@grow/contract";
import { ApiError } from "../errors/api-error.ts";
import type { Reader } from "./reader.ts";

/**
 * Counts a call with a personal access token; does nothing for guests and sign-in sessions.
 *
 * @throws ApiError 429 beyond the limit of the token
 */
export type TokenLimit = (method: OperationRow["method"], reader: Reader | null) => Promise<void> | undefined;

/**
 * Limits the calls of each personal access token by `x-token-limits`: GET as reading, every other method as writing. Calls that the token
 * has no right for count too.
 *
 * @param counts - the counter, which servers may share
 */
export function tokenLimits(counts: FastifyRateLimitStore): TokenLimit {
  return (method, reader) => {
    if (reader?.tokenId === undefined) return;
    const scope = method === "GET" ? "read" : "write";
    const { max, window } = LIMITS[scope];
    return new Promise((resolve, reject) => {
      counts.incr(
        `token ${reader.tokenId} ${scope}`,
        (error, result) => {
          if (error !== null) return reject(error);
          if (result === undefined || result.current <= max) return resolve();
          const retryAfter = Math.ceil(result.ttl / 1000);
          reject(
            new ApiError(429, [{ code: "rate_limited", params: { retry_after: retryAfter } }], {
              headers: { "retry-after": String(retryAfter) },
            }),
          );
        },
        window * 1000,
        max,
      );
    });
  };
}
