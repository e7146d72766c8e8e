import type { Database } from "../db/database.ts";
import type { Mailer } from "../mail/mail.ts";
import type { MediaStore } from "../media/media-store.ts";
import { sweepMedia } from "../media/sweep-media.ts";
import { type Repair, repairCounters } from "./counters/repair-counters.ts";
import { repairDiaries } from "./counters/repair-diaries.ts";
import type { JobHandlers } from "./job-queue.ts";
import { purgeRemoved } from "./purge/purge-removed.ts";
import { sendLetter } from "./send-letter.ts";
import { sendNotice } from "./send-notice.ts";
import { sweepExpired } from "./sweep-expired.ts";

/** What jobs work with. */
export interface JobTools {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly store: MediaStore;
  /** Origin of the community site; links begin with it. */
  readonly publicUrl: string;
  /** Hears of numbers that were wrong. */
  readonly onRepair: (repairs: readonly Repair[]) => void;
}

/** One handler for each job. */
export function jobHandlers(tools: JobTools): JobHandlers {
  const { database, store, onRepair } = tools;
  const { db } = database;
  return {
    "send-letter": (data) => sendLetter({ ...tools, db }, data),
    "send-notice": (data) => sendNotice({ ...tools, db }, data),
    "purge-removed": async () => {
      await purgeRemoved(database, store);
    },
    "sweep-media": async () => {
      await sweepMedia(db, store);
    },
    "sweep-expired": () => sweepExpired(db),
    "repair-counters": async () => {
      const repairs = [...(await repairDiaries(database)), ...(await repairCounters(database))];
      if (repairs.length > 0) onRepair(repairs);
    },
  };
}
