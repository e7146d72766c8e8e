import { deleteDueAccounts } from "../accounts/deletion/delete-due-accounts.ts";
import type { PushConfig } from "../config/push-config.ts";
import type { Database } from "../db/database.ts";
import type { Mailer } from "../mail/email.ts";
import type { MediaStore } from "../media/media-store.ts";
import type { PhotoFinisher } from "../media/photo-finisher.ts";
import { sweepIncoming } from "../media/sweep-incoming.ts";
import { sweepMedia } from "../media/sweep-media.ts";
import type { VirusScan } from "../media/virus-scanner.ts";
import type { WorkQueue } from "../media/work-queue.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { type RenewalTerms, renewPlans } from "../payments/renew-plans.ts";
import type { JobHandlers, JobQueue } from "../queue/job-queue.ts";
import { countBrandDays } from "../statistics/brand-days.ts";
import { hasCategoryStatistics, refreshCategoryStatistics } from "../statistics/category-statistics.ts";
import { refreshStatistics } from "../statistics/refresh-statistics.ts";
import { announcePlans } from "./announce-plans.ts";
import { copyPersonalData } from "./copy-personal-data.ts";
import { type Repair, repairCounters } from "./counters/repair-counters.ts";
import { repairDiaries } from "./counters/repair-diaries.ts";
import { finishVideo, giveUpVideo } from "./finish-video.ts";
import { runGiveaways } from "./giveaways/run-giveaways.ts";
import { importPersonalData } from "./import-personal-data.ts";
import { sendNewsletters, sendTest } from "./newsletters/send-newsletters.ts";
import { sweepNewsletters } from "./newsletters/sweep-newsletters.ts";
import { openAwards } from "./open-awards.ts";
import { publishPosts } from "./publish-posts.ts";
import { purgeRemoved } from "./purge/purge-removed.ts";
import { queueDigests } from "./queue-digests.ts";
import { remindWeeks } from "./remind-weeks.ts";
import { resumeCopies } from "./resume-copies.ts";
import { sendAccountEmail } from "./send-account-email.ts";
import { sendAlert } from "./send-alert.ts";
import { sendBannerDecision } from "./send-banner-decision.ts";
import { answerContact, confirmContact } from "./send-contact-email.ts";
import { sendDigest } from "./send-digest.ts";
import { sendFarewell } from "./send-farewell.ts";
import { sendInvoiceEmail } from "./send-invoice-email.ts";
import { sendNotificationEmail } from "./send-notification-email.ts";
import { sendPlanNews } from "./send-plan-news.ts";
import { sendHeldPushes, sendPush } from "./send-push.ts";
import { settleAwards } from "./settle-awards.ts";
import { sweepExpired } from "./sweep-expired.ts";

/** Dependencies of jobs. */
export interface JobTools {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly outbound: Outbound;
  /** Null where there is no push. */
  readonly push: PushConfig | null;
  readonly store: MediaStore;
  /** Queue of picture processing. */
  readonly queue: WorkQueue;
  readonly finisher: PhotoFinisher;
  /** Absent without a virus scanner. */
  readonly scan?: VirusScan;
  /** Folder for temporary files of this process. */
  readonly incoming: string;
  /** Folders of temporary files of all processes. */
  readonly temporaryFolders: readonly string[];
  /** Origin of the community site, for links. */
  readonly publicUrl: string;
  /** Origin of the portal. */
  readonly brandsUrl: string;
  /** Whether new diaries wait for a moderator. */
  readonly isModerated: boolean;
  readonly payment: RenewalTerms;
  /** Secret key of signatures. */
  readonly secret: string;
  readonly jobs: JobQueue;
  /** Receives alerts; none are sent without it. */
  readonly alertEmail: string | undefined;
  /** Receives corrected counters. */
  readonly onRepair: (repairs: readonly Repair[]) => void;
}

/** One handler for each job. */
export function jobHandlers(tools: JobTools): JobHandlers {
  const { database, store, jobs, onRepair } = tools;
  const { db } = database;
  const convert = ({ id }: { readonly id: number }) =>
    finishVideo({ ...tools, db, folder: tools.incoming }, id);
  return {
    "send-letter": (data) => sendAccountEmail({ ...tools, db }, data),
    "send-notice": (data) => sendNotificationEmail({ ...tools, db }, data),
    "send-farewell": (data) => sendFarewell(tools, data),
    "confirm-contact": (data) => confirmContact({ ...tools, db }, data),
    "answer-contact": (data) => answerContact({ ...tools, db }, data),
    "send-banner-decision": (data) => sendBannerDecision({ ...tools, db }, data),
    "send-newsletters": () => sendNewsletters({ ...tools, now: () => new Date() }),
    "test-newsletter": (data) => sendTest(tools, data),
    "send-invoice": (data) => sendInvoiceEmail({ ...tools, db }, data),
    "send-plan-news": (data) => sendPlanNews({ ...tools, db }, data),
    "send-digests": () => queueDigests(db, jobs),
    "send-digest": (data) => sendDigest({ ...tools, db }, data),
    "remind-weeks": () => remindWeeks(database, jobs),
    "send-push": (data) => sendPush({ ...tools, db }, data),
    "send-held-pushes": () => sendHeldPushes(db, jobs),
    "copy-personal-data": (data) => copyPersonalData({ ...tools, db }, data),
    "import-personal-data": (data) => importPersonalData(tools, data),
    "delete-accounts": async () => {
      await deleteDueAccounts(database, jobs);
    },
    "convert-video": convert,
    "convert-large-video": convert,
    "give-up-video": ({ id }) => giveUpVideo(db, id),
    "publish-posts": () => publishPosts(db),
    "settle-awards": async () => {
      await openAwards(database, jobs);
      await settleAwards(database, jobs);
    },
    "run-giveaways": () => runGiveaways(database, jobs),
    "purge-removed": async () => {
      await purgeRemoved(database, store);
    },
    "sweep-media": async () => {
      await sweepMedia(db, store);
      for (const folder of tools.temporaryFolders) await sweepIncoming(folder);
    },
    "renew-plans": async () => {
      await renewPlans(database, jobs, tools.payment);
      await announcePlans(database, jobs);
    },
    "sweep-expired": async () => {
      await sweepExpired(db);
      await sweepNewsletters(db);
      await resumeCopies(db, jobs);
    },
    "repair-counters": async () => {
      const repairs = [...(await repairDiaries(database)), ...(await repairCounters(database))];
      if (repairs.length > 0) onRepair(repairs);
    },
    "count-brand-days": () => countBrandDays(database, new Date()),
    "send-alert": () => sendAlert(tools, new Date()),
    "refresh-statistics": async () => {
      // A new site's first harvests should not wait for half an hour.
      if ((await refreshStatistics(database)) > 0 && !(await hasCategoryStatistics(db))) {
        await refreshCategoryStatistics(database);
      }
    },
    "refresh-categories": () => refreshCategoryStatistics(database),
  };
}
