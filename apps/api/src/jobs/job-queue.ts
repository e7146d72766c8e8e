import type { Tx } from "../db/database.ts";
import type { Notice } from "../notices/notice.ts";

/** The work that is done after a request or by the clock, with what each needs to know. */
export interface Jobs {
  /** Sends a letter. Its link's token is made by the job, so that no queue ever holds one. */
  "send-letter": { readonly letter: "confirm" | "reset"; readonly user_id: number };
  /** Sends a letter about something that happened to a grower. */
  "send-notice": Notice & { readonly user_id: number };
  /** Deletes for good what was removed a month ago. */
  "purge-removed": Record<string, never>;
  /** Removes files that nothing refers to. */
  "sweep-media": Record<string, never>;
  /** Removes sessions, tokens and keys that have expired. */
  "sweep-expired": Record<string, never>;
  /** Counts all numbers again and corrects those that are wrong. */
  "repair-counters": Record<string, never>;
}

export type JobName = keyof Jobs;

/** Does one job. A job that throws is tried again later, so that doing it twice must do no harm. */
export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export interface JobQueue {
  /**
   * Queues a job.
   *
   * @param tx queue it with the writes of this transaction: both are there, or none
   * @param once of jobs with the same words only the first is taken, within half a day of the clock
   */
  send<Name extends JobName>(name: Name, data: Jobs[Name], tx?: Tx, once?: string): Promise<void>;
}
