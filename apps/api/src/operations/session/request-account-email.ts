import { setTimeout as delay } from "node:timers/promises";
import type { JobQueue, Jobs } from "../../queue/job-queue.ts";

/** Milliseconds of every response: far longer than queueing an email takes, so that the time does not reveal whether an account exists. */
const RESPONSE_MS = 250;

/** Seconds in which an account gets at most one email of a kind, for requests from any IP addresses. */
const EMAIL_PERIOD = 300;

/**
 * Queues an email with a link, at most one of a kind in five minutes for one account. Nothing is queued without an account, and that
 * takes as long.
 *
 * @param find returns the account's user, or null when there is none to write to
 */
export async function requestAccountEmail(
  jobs: JobQueue,
  letter: Jobs["send-letter"]["letter"],
  find: () => Promise<number | null>,
): Promise<void> {
  const minimum = delay(RESPONSE_MS);
  const user_id = await find();
  if (user_id !== null) {
    const once = { key: `${letter} ${user_id}`, seconds: EMAIL_PERIOD };
    await jobs.send("send-letter", { letter, user_id }, undefined, once);
  }
  await minimum;
}
