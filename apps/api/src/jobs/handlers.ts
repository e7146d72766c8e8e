import type { Db } from "../db/database.ts";
import type { Mailer } from "../mail/mail.ts";
import type { MediaStore } from "../media/media-store.ts";
import { sweepMedia } from "../media/sweep-media.ts";
import type { JobHandlers } from "./job-queue.ts";
import { sendLetter } from "./send-letter.ts";
import { sweepExpired } from "./sweep-expired.ts";

/** What jobs work with. */
export interface JobTools {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly store: MediaStore;
  /** Origin of the community site; links begin with it. */
  readonly publicUrl: string;
}

/** One handler for each job. */
export function jobHandlers(tools: JobTools): JobHandlers {
  return {
    "send-letter": (data) => sendLetter(tools, data),
    "sweep-media": async () => {
      await sweepMedia(tools.db, tools.store);
    },
    "sweep-expired": () => sweepExpired(tools.db),
  };
}
