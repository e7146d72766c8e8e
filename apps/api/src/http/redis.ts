import { Redis } from "ioredis";

/** Timeout of a command in milliseconds: commands are small, and there is a fallback. */
const PATIENCE = 250;

/** Milliseconds between attempts to connect again, at most. */
const LONGEST_PAUSE = 2000;

/**
 * Connects to Redis, which stores only data that may be lost: a server works without it. Commands fail at once while it is down.
 *
 * @param onError called once per outage
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
