import { Redis } from "ioredis";

/** Milliseconds a command may take: what is asked of it is small, and there is another way when it is away. */
const PATIENCE = 250;

/** Milliseconds between attempts to connect again, at most. */
const LONGEST_PAUSE = 2000;

/**
 * Connects to Redis, which is used for what may be lost: a server works on without it. Commands fail at once while it is away.
 *
 * @param onError hears once of each time that it is away
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE),
  });
  let isAway = false;
  redis.on("error", (error) => {
    if (!isAway) onError(error);
    isAway = true;
  });
  redis.on("ready", () => {
    isAway = false;
  });
  return redis;
}
