import type { Locale } from "@grow/i18n/locales";
import { mailText } from "../mail/texts.ts";
import type { WaitingRoom } from "./waiting-rooms.ts";

/** What a browser shows: by default nothing that tells strangers what the site is about. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** Path to open. */
  readonly url: string;
  /** A newer message with the same tag replaces the one on the screen. */
  readonly tag: string;
}

/** A text for all devices, and another for those that may show names. */
export interface PushTexts {
  readonly neutral: PushText;
  readonly named: PushText;
}

/** Letters of a message that are shown. */
const MOST_LETTERS = 120;

/** A neutral message about a number of notifications. */
function neutralPush(locale: Locale, count: number, url = "/notifications"): PushText {
  return {
    ...{ title: "Grow", body: mailText(locale)("push.news", { count }) },
    ...{ url, tag: "notifications" },
  };
}

/** A message about the unread ones of a room. */
function roomPush(locale: Locale, room: WaitingRoom): PushTexts {
  const neutral = {
    ...{ title: "Grow", body: mailText(locale)("push.messages", { count: room.count }) },
    ...{ url: `/chat/${room.address}`, tag: `room-${room.id}` },
  };
  const { sender, text } = room;
  const short = [...text].slice(0, MOST_LETTERS).join("");
  return { neutral, named: { ...neutral, title: sender, body: short === text ? text : `${short}…` } };
}

/**
 * The messages about everything that waits for a member: one for the notifications and one for each room. After quiet hours they are one.
 *
 * @param count unread notifications
 */
export function pushTexts(
  locale: Locale,
  { count, rooms, wasHeld }: { count: number; rooms: readonly WaitingRoom[]; wasHeld: boolean },
): readonly PushTexts[] {
  const isOne = rooms.length + (count > 0 ? 1 : 0) <= 1;
  if (wasHeld && !isOne) {
    const all = rooms.reduce((sum, room) => sum + room.count, count);
    const neutral = neutralPush(locale, all, count > 0 ? undefined : "/chat");
    return [{ neutral, named: neutral }];
  }
  const news = neutralPush(locale, count);
  return [
    ...(count > 0 ? [{ neutral: news, named: news }] : []),
    ...rooms.map((room) => roomPush(locale, room)),
  ];
}
