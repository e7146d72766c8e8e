import type { RequestBody, Schema } from "@grow/contract";
import { type ToldEvent, toldEvents } from "../../../../shared/notification-lines/told-events.ts";

/** An event and its channels. */
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
  invitations: readonly ChoiceView[];
  giveaways: readonly ChoiceView[];
  plans: readonly ChoiceView[];
  /** The email address; empty without one. */
  email: string;
  isConfirmed: boolean;
}

/** The topics of the form. */
const TOPICS = ["activity", "wins", "followed", "decisions", "invitations", "giveaways", "plans"] as const;

/** The channels of each event, and whether emails can be sent. */
export function notificationsView(
  settings: Schema<"NotificationSettings">,
  personal: Pick<Schema<"Personal">, "email" | "is_email_confirmed"> | null,
): NotificationsView {
  const choice = (event: ToldEvent): ChoiceView => {
    const { site, mail } = settings[event];
    return { event, site, mail };
  };
  return {
    activity: [...toldEvents("activity"), ...toldEvents("wins")].map(choice),
    followed: toldEvents("followed").map(choice),
    decisions: toldEvents("decisions").map(choice),
    invitations: toldEvents("invitations").map(choice),
    giveaways: toldEvents("giveaways").map(choice),
    plans: toldEvents("plans").map(choice),
    email: personal?.email ?? "",
    isConfirmed: personal?.is_email_confirmed ?? false,
  };
}

/** Parses the submitted form: an unchecked box is not sent. */
export function chosenNews(form: FormData): RequestBody<"updateNotificationSettings"> {
  const chosen = (event: ToldEvent) => [
    event,
    { site: form.has(`${event}.site`), mail: form.has(`${event}.mail`) },
  ];
  const events = TOPICS.flatMap(toldEvents);
  return { events: Object.fromEntries(events.map(chosen)) };
}
