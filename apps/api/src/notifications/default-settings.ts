import type { Schema } from "@grow/contract";

/** Most emails are sent only to users who turn them on. */
const ON_SITE: Schema<"NotificationChoice"> = { site: true, mail: false };

/** The settings of a user who chose nothing. */
export const DEFAULT_SETTINGS: Schema<"NotificationSettings"> = {
  like: ON_SITE,
  comment: ON_SITE,
  reply: ON_SITE,
  mention: ON_SITE,
  follow: ON_SITE,
  solution: ON_SITE,
  solution_accepted: ON_SITE,
  problem_product: ON_SITE,
  message: ON_SITE,
  diary_new: ON_SITE,
  week_new: ON_SITE,
  problem_new: ON_SITE,
  video_new: ON_SITE,
  review_new: ON_SITE,
  brand_news: ON_SITE,
  scheme_update: ON_SITE,
  week_due: ON_SITE,
  diary_approved: ON_SITE,
  diary_rejected: ON_SITE,
  diary_verified: ON_SITE,
  content_hidden: ON_SITE,
  manager_add: ON_SITE,
  tester_add: ON_SITE,
  award_open: ON_SITE,
  award_won: ON_SITE,
  giveaway_end: ON_SITE,
  // Who does not reply within days loses the prize.
  giveaway_won: { site: true, mail: true },
  newsletter: ON_SITE,
  // A plan ends on its day, whether its user visits the site or not.
  premium_end: { site: true, mail: true },
};
