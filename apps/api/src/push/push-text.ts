import type { Locale } from "@grow/i18n/locales";
import { mailText } from "../mail/texts.ts";

/** What a browser shows: by default nothing that tells strangers what the site is about. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** Path to open. */
  readonly url: string;
  /** A newer message with the same tag replaces the one on the screen. */
  readonly tag: string;
}

/** A neutral message about a number of notifications. */
export function neutralPush(locale: Locale, count: number): PushText {
  return {
    ...{ title: "Grow", body: mailText(locale)("push.news", { count }) },
    ...{ url: "/notifications", tag: "notifications" },
  };
}
