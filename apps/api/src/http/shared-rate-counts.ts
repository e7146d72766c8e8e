import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { RateCounts } from "./rate-counts.ts";

/** The used part of Redis. */
export interface SharedMemory {
  eval(script: string, keys: number, key: string, milliseconds: number): Promise<unknown>;
}

/** In one step, so that no window is ever left without an end. */
const COUNT = `
local count = redis.call('incr', KEYS[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

/**
 * Counts clients for all servers together, in Redis. While it does not respond, each server counts alone, so limits are wider by the
 * number of servers.
 *
 * @returns the store class for the plugin
 */
export function sharedRateCounts(redis: SharedMemory): new () => FastifyRateLimitStore {
  const own = new RateCounts();
  return class SharedRateCounts implements FastifyRateLimitStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      milliseconds = 60_000,
    ): void {
      redis.eval(COUNT, 1, `grow:rate:${key}`, milliseconds).then(
        (answer) => {
          const [current, ttl] = answer as [number, number];
          done(null, { current, ttl });
        },
        () => own.incr(key, done, milliseconds),
      );
    }

    child(): this {
      return this;
    }
  };
}
