import type { Schema } from "@grow/contract";
import { NOTIFICATION_EVENTS, type NotificationEvent } from "@grow/domain/notifications";
import { type QuietHours, quietEnd } from "./quiet-hours.ts";

/** What decides how a member hears of an event. */
export interface Hearer {
  /** What they chose for the event; null where its default applies. */
  readonly chosen: { readonly [Way in keyof Schema<"NotificationChoice">]: boolean | null };
  readonly has_digest: boolean;
  readonly is_email_confirmed: boolean;
  /** Whether a browser of theirs takes push messages. */
  readonly has_device: boolean;
  readonly hours: QuietHours;
}

/** How a member hears of an event. */
export interface Ways {
  readonly bell: boolean;
  readonly mail: "now" | "digest" | "none";
  /** `until`: held back for quiet hours, to be merged with the others into one message when they end. */
  readonly push: "now" | "none" | { readonly until: Date };
}

/** Decides how a member hears of an event: which ways now, which later, which not at all. */
export function decideWays(event: NotificationEvent, hearer: Hearer, now: Date): Ways {
  const { chosen, has_digest, is_email_confirmed, has_device, hours } = hearer;
  const standard = NOTIFICATION_EVENTS[event];
  const bell = chosen.site ?? standard.site;
  const isMailed = (chosen.mail ?? standard.mail) && is_email_confirmed;
  // A digest is made of the list, so what is not listed cannot wait for it.
  const waits = has_digest && bell && (chosen.digest ?? standard.digest);
  const isPushed = (chosen.push ?? standard.push) && has_device;
  const until = isPushed ? quietEnd(hours, now) : null;
  return {
    bell,
    mail: isMailed ? (waits ? "digest" : "now") : "none",
    push: isPushed ? (until === null ? "now" : { until }) : "none",
  };
}
