/** A stream of notifications: what others do with one's things, news of what one follows, and words from the site. */
export type NotificationChannel = "activity" | "follows" | "system";

/** What the settings show together. */
export type NotificationTopic =
  | "activity"
  | "followed"
  | "decisions"
  | "invitations"
  | "giveaways"
  | "plans"
  | "wins"
  | "reminders";

/** How the site handles the notifications of an event. */
export interface NotificationRule {
  readonly channel: NotificationChannel;
  readonly topic: NotificationTopic;
  /** Who acts: another grower, by name, or the site itself. */
  readonly from: "grower" | "site";
  /** Whether those about one thing on one day (UTC) make one line. Words addressed to a person are never grouped. */
  readonly isGrouped: boolean;
  /** Whether the site sends it; otherwise the contract only reserves its name. */
  readonly isSent: boolean;
  /** Whether it makes a line in the list and can be emailed. Messages are counted in the chat instead, and only pushed. */
  readonly isListed: boolean;
  /** Whether the site shows it to people who chose nothing. */
  readonly site: boolean;
  /** Whether it is emailed to people who chose nothing. */
  readonly mail: boolean;
  /** Whether it is pushed to the devices of people who chose nothing. */
  readonly push: boolean;
  /** Whether its email waits for the digest of people who get one and chose nothing else. */
  readonly digest: boolean;
}

const grower = {
  from: "grower",
  isGrouped: false,
  isSent: true,
  isListed: true,
  site: true,
  mail: false,
  push: true,
  digest: true,
} as const;
const site = { ...grower, from: "site" } as const;
const activity = { ...grower, channel: "activity", topic: "activity" } as const;
const followed = { ...grower, channel: "follows", topic: "followed", push: false } as const;
const decision = { ...site, channel: "system", topic: "decisions" } as const;
const invitation = { ...site, channel: "system", topic: "invitations" } as const;
const giveaway = { ...site, channel: "system", topic: "giveaways" } as const;
const win = { ...site, channel: "system", topic: "wins" } as const;

/**
 * Every event that notifies a person, in the order of the settings. Whatever differs by event is read from here.
 *
 * @example
 * NOTIFICATION_EVENTS.like.isGrouped // true
 */
export const NOTIFICATION_EVENTS = {
  comment: activity,
  reply: activity,
  mention: activity,
  like: { ...activity, isGrouped: true, push: false },
  follow: { ...activity, isGrouped: true, push: false },
  solution: activity,
  solution_accepted: activity,
  problem_product: activity,
  message: { ...activity, isListed: false, site: false, digest: false },
  week_new: { ...followed, isGrouped: true },
  diary_new: followed,
  problem_new: followed,
  video_new: followed,
  review_new: followed,
  brand_news: { ...followed, from: "site" },
  scheme_update: { ...followed, from: "site" },
  diary_approved: decision,
  diary_rejected: decision,
  diary_verified: decision,
  content_hidden: decision,
  tester_add: invitation,
  manager_add: invitation,
  giveaway_end: giveaway,
  // A winner who does not reply in time loses the prize.
  giveaway_won: { ...giveaway, mail: true, digest: false },
  // A plan ends on its day, whether its user visits the site or not.
  premium_end: { ...site, channel: "system", topic: "plans", mail: true, digest: false },
  award_won: win,
  award_open: { ...win, push: false },
  week_due: { ...site, channel: "system", topic: "reminders" },
  newsletter: { ...site, channel: "system", topic: "reminders", isSent: false, push: false },
} as const satisfies Readonly<Record<string, NotificationRule>>;

/** An event that notifies a person. */
export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS;

/** The events whose rules are so. */
export type NotificationEventOf<Rule extends Partial<NotificationRule>> = {
  [Event in NotificationEvent]: (typeof NOTIFICATION_EVENTS)[Event] extends Rule ? Event : never;
}[NotificationEvent];

/** Events whose notifications about one thing on one day make one line. */
export const GROUPED_EVENTS: readonly NotificationEvent[] = (
  Object.keys(NOTIFICATION_EVENTS) as NotificationEvent[]
).filter((event) => NOTIFICATION_EVENTS[event].isGrouped);
