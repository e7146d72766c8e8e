import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { PlanNews } from "../events/plan-news.ts";

/** A security email: notifies the user of a change of their account. */
export type SecurityLetter =
  | "email_changing"
  | "email_changed"
  | "password_changed"
  | "provider_added"
  | "provider_removed"
  | "passkey_added"
  | "passkey_removed"
  | "token_added"
  | "codes_changed"
  | "code_used";

/** An email about an account. */
export type AccountLetter =
  | "confirm"
  | "confirm_new"
  | "reset"
  | "copy_ready"
  | "delete_planned"
  | SecurityLetter;

/** The jobs, run after a request or on schedule, with their data. */
export interface Jobs {
  /** Sends an email about an account. Its link's token is made by the job, so that no queue ever holds one. */
  "send-letter": {
    readonly letter: AccountLetter;
    readonly user_id: number;
    /** The address, where it is no longer the account's. */
    readonly to?: string;
    /** The new address, or the name of the added or removed thing. */
    readonly what?: string;
  };
  /** Confirms the deletion of an account to its former user. */
  "send-farewell": { readonly to: string; readonly name: string; readonly locale: string };
  /** Tells the writer of a message to the site's team that it has arrived. */
  "confirm-contact": { readonly contact_id: number };
  /** Sends the team's answer to the writer of a message. */
  "answer-contact": { readonly contact_id: number; readonly reply_id: number };
  /** Tells a manager of a brand what was decided about a banner. */
  "send-banner-decision": {
    readonly user_id: number;
    readonly banner_id: number;
    readonly is_approved: boolean;
    /** What must be changed; empty for an approved one. */
    readonly text: string;
  };
  /** Sends the newsletters that are due, or goes on with those that are being sent. */
  "send-newsletters": Record<string, never>;
  /** Sends a newsletter to the manager who writes it. */
  "test-newsletter": {
    readonly user_id: number;
    readonly brand_id: number;
    readonly title: string;
    readonly preview: string;
    /** Sanitised HTML. */
    readonly text: string;
    readonly lang: string;
  };
  /** Sends an open invoice to the user who ordered it. */
  "send-invoice": { readonly invoice_id: number };
  /** Announces to a user that a plan renews, ends or has ended. */
  "send-plan-news": PlanNews;
  /** Sends the digests that are due. */
  "send-digests": Record<string, never>;
  /** Sends one digest. */
  "send-digest": {
    readonly user_id: number;
    readonly since: string;
    readonly until?: string;
    /** Whether it is the last one until the user visits again. */
    readonly is_goodbye?: boolean;
  };
  /** Reminds growers of diaries whose next week is due. */
  "remind-weeks": Record<string, never>;
  /** Makes a copy of everything stored about a user, and emails its link. */
  "copy-personal-data": { readonly user_id: number };
  /** Restores an uploaded copy of a user's data. */
  "import-personal-data": {
    readonly user_id: number;
    /** Place of the diary for which the last run waited until the hourly budget was free; -1 for the profile. */
    readonly waited_for?: number;
  };
  /** Deletes accounts whose time of grace is over. */
  "delete-accounts": Record<string, never>;
  /** Sends a notification email. */
  "send-notice": NotificationContent & { readonly user_id: number };
  /** Pushes what waits for a user to their devices, unless they have quiet hours. */
  "send-push": { readonly user_id: number };
  /** Pushes what was held back, of all users whose quiet hours are over. */
  "send-held-pushes": Record<string, never>;
  /** Converts an uploaded video of up to about a minute, and draws its cover. */
  "convert-video": { readonly id: number };
  /** Does the same with a larger one, for which no small one should wait. */
  "convert-large-video": { readonly id: number };
  /** Marks a video as failed whose conversion has failed for good. */
  "give-up-video": { readonly id: number };
  /** Records the events of posts that have come out. */
  "publish-posts": Record<string, never>;
  /** Tells of awards that take votes, and writes places and events of those whose results have come out. */
  "settle-awards": Record<string, never>;
  /** Reminds of giveaways that end, freezes their entries, finds their winners, and moves up the next places. */
  "run-giveaways": Record<string, never>;
  /** Permanently deletes content removed a month ago. */
  "purge-removed": Record<string, never>;
  /** Removes files that nothing refers to. */
  "sweep-media": Record<string, never>;
  /** Removes sessions, tokens and keys that have expired. */
  "sweep-expired": Record<string, never>;
  /** Ends plans that are over, writes invoices of those that go on, and announces both. */
  "renew-plans": Record<string, never>;
  /** Counts all numbers again and corrects those that are wrong. */
  "repair-counters": Record<string, never>;
  /** Computes the daily sums of brands. */
  "count-brand-days": Record<string, never>;
  /** Emails the operator what breaks. */
  "send-alert": Record<string, never>;
  /** Computes the statistics of harvests that changed. */
  "refresh-statistics": Record<string, never>;
  /** Computes the statistics of all values of the categories of strains. */
  "refresh-categories": Record<string, never>;
}

export type JobName = keyof Jobs;

/** Does one job. A job that throws is tried again later, so that doing it twice must do no harm. */
export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

/** Of the jobs with one key, only the first in each period is queued. */
export interface Once {
  readonly key: string;
  /** Seconds of a period; periods begin at multiples of it since 1970. */
  readonly seconds: number;
}

/** The job starts so many seconds from now. */
export interface Later {
  readonly after: number;
}

/** The job goes before those of its queue with a lower priority; 0 by default. */
export interface Priority {
  readonly priority: number;
}

export interface JobQueue {
  /**
   * Queues a job.
   *
   * @param tx queue it atomically with the writes of this transaction
   */
  send<Name extends JobName>(
    name: Name,
    data: Jobs[Name],
    tx?: Tx,
    when?: Once | Later | (Once & Later) | Priority,
  ): Promise<void>;
}
