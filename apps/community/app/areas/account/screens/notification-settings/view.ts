import type { RequestBody, Schema } from "@grow/contract";

/** What others do with a grower's things. */
const ACTIVITY = ["comment", "reply", "mention", "like", "follow", "solution", "solution_accepted"] as const;
/** What is new of the growers and diaries that they follow. */
const FOLLOWED = ["week_new", "diary_new", "problem_new", "video_new"] as const;
/** Decisions about his diaries. */
const DECISIONS = ["diary_approved", "diary_rejected", "diary_verified"] as const;

/** Kinds of news that are told today; others get their rows with what they tell of. */
export type ToldEvent = (typeof ACTIVITY | typeof FOLLOWED | typeof DECISIONS)[number];

/** One kind of news and where it goes. */
export interface ChoiceView {
  event: ToldEvent;
  site: boolean;
  mail: boolean;
}

/** What the screen shows. */
export interface NotificationsView {
  activity: readonly ChoiceView[];
  followed: readonly ChoiceView[];
  decisions: readonly ChoiceView[];
  /** Where letters go; empty when there is no address. */
  email: string;
  isConfirmed: boolean;
}

/** Where each kind of news goes, and whether letters can come at all. */
export function notificationsView(
  settings: Schema<"NotificationSettings">,
  personal: Pick<Schema<"Personal">, "email" | "is_email_confirmed"> | null,
): NotificationsView {
  const choice = (event: ToldEvent): ChoiceView => ({ event, ...settings[event] });
  return {
    activity: ACTIVITY.map(choice),
    followed: FOLLOWED.map(choice),
    decisions: DECISIONS.map(choice),
    email: personal?.email ?? "",
    isConfirmed: personal?.is_email_confirmed ?? false,
  };
}

/** What the sent form asks for: a box that is not ticked is not sent. */
export function chosenNews(form: FormData): RequestBody<"updateNotificationSettings"> {
  const chosen = (event: ToldEvent) => [
    event,
    { site: form.has(`${event}.site`), mail: form.has(`${event}.mail`) },
  ];
  return { events: Object.fromEntries([...ACTIVITY, ...FOLLOWED, ...DECISIONS].map(chosen)) };
}
