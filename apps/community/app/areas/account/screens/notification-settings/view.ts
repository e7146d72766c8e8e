import type { RequestBody, Schema } from "@grow/contract";
import { NOTIFICATION_EVENTS, type NotificationTopic } from "@grow/domain/notifications";
import { type ChosenEvent, chosenEvents } from "./chosen-events.ts";
import { zoneOf } from "./time-zones.ts";

/** An event and its ways; null for those that it does not have, or that this member or site does not have. */
export interface ChoiceView {
  event: ChosenEvent;
  site: boolean | null;
  push: boolean | null;
  /** An email at once. */
  mail: boolean | null;
  /** In the summary; null for members who get none. */
  digest: boolean | null;
}

/** The topics with a group; the others are part of one, or no event of theirs is sent. */
export type GroupTopic = Exclude<NotificationTopic, "wins" | "reminders">;

/** Events that belong together. */
export interface ChoiceGroupView {
  topic: GroupTopic;
  rows: readonly ChoiceView[];
}

/** What the form of hours shows. */
export interface HoursView extends Schema<"NotificationHours"> {
  digest: Schema<"SubscribeSettings">["digest"];
}

/** What the screen shows. */
export interface NotificationsView {
  groups: readonly ChoiceGroupView[];
  hours: HoursView;
  /** The email address; empty without one. */
  email: string;
  isConfirmed: boolean;
}

/** The groups of the form, with the topics of each. */
const GROUPS: readonly (readonly [GroupTopic, ...NotificationTopic[]])[] = [
  ["activity", "wins", "reminders"],
  ["followed"],
  ["decisions"],
  ["invitations"],
  ["giveaways"],
  ["plans"],
];

const eventsOf = (topics: readonly NotificationTopic[]): ChosenEvent[] => topics.flatMap(chosenEvents);

/** The ways of each event, the hours, and whether emails can be sent. */
export function notificationsView(
  { notifications, subscribe, hours }: Schema<"NotificationSection">,
  personal: Pick<Schema<"Personal">, "email" | "is_email_confirmed"> | null,
  hasPush: boolean,
): NotificationsView {
  const hasDigest = subscribe.digest !== "none";
  const choice = (event: ChosenEvent): ChoiceView => {
    const { site, mail, push, digest } = notifications[event];
    const row = { event, site: null, push: hasPush ? push : null, mail: null, digest: null };
    if (!NOTIFICATION_EVENTS[event].isListed) return row;
    return {
      ...{ ...row, site },
      mail: mail && !(hasDigest && digest),
      digest: hasDigest ? mail && digest : null,
    };
  };
  return {
    groups: GROUPS.map((topics) => ({
      topic: topics[0],
      rows: eventsOf(topics)
        .map(choice)
        .filter(({ site, push }) => site !== null || push !== null),
    })),
    hours: { ...hours, digest: subscribe.digest },
    email: personal?.email ?? "",
    isConfirmed: personal?.is_email_confirmed ?? false,
  };
}

/** Parses the form of ways: an unchecked box is not sent. A tick at the summary means that the email waits for it. */
export function chosenNews(form: FormData): RequestBody<"updateNotificationSettings"> {
  const hasDigest = form.has("has_digest");
  const chosen = (event: ChosenEvent) => {
    const has = (way: string) => form.has(`${event}.${way}`);
    const push = form.has("has_push") ? { push: has("push") } : {};
    if (!NOTIFICATION_EVENTS[event].isListed) return [event, push] as const;
    const digest = hasDigest && has("digest");
    const mail = has("mail") || digest;
    // Without an email, or without a summary, the choice between the two stays as it was.
    const when = hasDigest && mail ? { digest } : {};
    return [event, { site: has("site"), mail, ...push, ...when }] as const;
  };
  const choices = GROUPS.flatMap(eventsOf)
    .map(chosen)
    .filter(([, ways]) => Object.keys(ways).length > 0);
  return { events: Object.fromEntries(choices) };
}

/** Parses the form of hours. */
export function chosenHours(
  form: FormData,
): Required<Pick<RequestBody<"updateNotificationSettings">, "hours" | "digest">> {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    hours: {
      time_zone: zoneOf(text("time_zone")),
      is_quiet: form.has("is_quiet"),
      quiet_from: Number(text("quiet_from")),
      quiet_to: Number(text("quiet_to")),
      digest_hour: Number(text("digest_hour")),
    },
    digest: text("digest") as HoursView["digest"],
  };
}
