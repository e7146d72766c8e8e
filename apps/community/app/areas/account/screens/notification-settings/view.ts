import type { RequestBody, Schema } from "@grow/contract";
import {
  ACTIVITY,
  DECISIONS,
  FOLLOWED,
  GIVEAWAYS,
  INVITATIONS,
  PLANS,
  type ToldEvent,
  WINS,
} from "../../../../shared/notification-lines/told-events.ts";

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

/** The channels of each event, and whether emails can be sent. */
export function notificationsView(
  settings: Schema<"NotificationSettings">,
  personal: Pick<Schema<"Personal">, "email" | "is_email_confirmed"> | null,
): NotificationsView {
  const choice = (event: ToldEvent): ChoiceView => ({ event, ...settings[event] });
  return {
    activity: [...ACTIVITY, ...WINS].map(choice),
    followed: FOLLOWED.map(choice),
    decisions: DECISIONS.map(choice),
    invitations: INVITATIONS.map(choice),
    giveaways: GIVEAWAYS.map(choice),
    plans: PLANS.map(choice),
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
  const events = [...ACTIVITY, ...WINS, ...FOLLOWED, ...DECISIONS, ...INVITATIONS, ...GIVEAWAYS, ...PLANS];
  return { events: Object.fromEntries(events.map(chosen)) };
}
