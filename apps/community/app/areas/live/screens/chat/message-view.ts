import type { Schema } from "@grow/contract";
import { type Faza, type PhaseName, phaseName, type Section } from "@grow/domain";
import { squareData } from "../../../../shared/catalogue/product-card-data.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { isOwn, type RoomView } from "./view.ts";

type Message = Schema<"Message">;

/** Milliseconds in which a message can be deleted by its sender. */
export const DELETE_WITHIN = 10 * 60 * 1000;

/** Something of Grow's own in a message. */
export type SharedView = { readonly id: number } & SharedKind;

type SharedKind =
  | {
      readonly kind: "diary";
      readonly href: string;
      readonly title: string;
      readonly lang: string;
      readonly photo: PhotoData | null;
      readonly phases: readonly PhaseName[];
      readonly isHarvest: boolean;
    }
  | {
      readonly kind: "week";
      readonly href: string;
      readonly title: string;
      readonly lang: string;
      readonly photo: PhotoData | null;
      /** Key of the week's name. */
      readonly week: string;
      readonly faza: Faza;
    }
  | {
      readonly kind: "strain";
      readonly href: string;
      readonly title: string;
      readonly photo: PhotoData | null;
      /** The breeder. */
      readonly by: string | null;
    }
  | {
      readonly kind: "product";
      readonly href: string;
      readonly title: string;
      readonly photo: PhotoData | null;
      readonly section: Section;
      /** The maker. */
      readonly by: string | null;
    };

/** A message as the screen shows it. */
export interface MessageView {
  readonly id: number;
  readonly isOwn: boolean;
  /** The sender; null when their account was deleted or the message was. */
  readonly sender: {
    readonly key: string;
    readonly name: string;
    readonly href: string;
    readonly isBrand: boolean;
  } | null;
  /** Id of the sending grower, where the reader may know it. */
  readonly userId: number | null;
  readonly text: string;
  readonly lang: string;
  readonly date: string;
  readonly photo: PhotoData | null;
  readonly shared: SharedView | null;
  readonly isRemoved: boolean;
}

/** Takes from a message of a room what a page shows of it. */
export function messageView(
  message: Message,
  room: Pick<Schema<"ChatRoom">, "type" | "user_id">,
  me: number,
): MessageView {
  const { id, text, lang, user_id: userId, is_remove: isRemoved } = message;
  return {
    ...{ id, text, lang, userId, isRemoved },
    isOwn: isOwn(message, room, me),
    sender: senderOf(message),
    date: message.add_date,
    photo: message.item_photo && !message.item_photo.is_remove ? photoData(message.item_photo) : null,
    shared: sharedView(message),
  };
}

function senderOf({ item_brand: brand, item_user: user }: Message): MessageView["sender"] {
  if (brand) return { key: `b-${brand.id}`, name: brand.name, href: brand.link, isBrand: true };
  return user && { key: `u-${user.id}`, name: user.name, href: user.link, isBrand: false };
}

function sharedView(message: Message): SharedView | null {
  const { item_week: week, item_diary: diary, item_strain: strain, item_product: product } = message;
  if (week) {
    const photo = week.items_photo[0];
    return {
      ...{ kind: "week", id: week.id },
      href: week.link,
      title: week.item_diary.name,
      lang: week.lang,
      photo: photo ? photoData(photo) : null,
      week: week.name,
      faza: week.faza,
    };
  }
  if (diary)
    return {
      ...{ kind: "diary", id: diary.id },
      href: diary.link,
      title: diary.name,
      lang: diary.lang,
      photo: diary.item_cover && photoData(diary.item_cover),
      phases: diary.weeks.map(({ faza }) => phaseName(faza)),
      isHarvest: diary.is_harvest,
    };
  if (strain)
    return {
      ...{ kind: "strain", id: strain.id, href: strain.link, title: strain.name },
      photo: strain.item_photo && photoData(strain.item_photo),
      by: strain.item_brand?.name ?? null,
    };
  if (!product) return null;
  return {
    ...{ kind: "product", id: product.id, href: product.link, title: product.name },
    photo: squareData(product.logo_s),
    section: product.section,
    by: product.item_brand?.name ?? null,
  };
}

/** A line of a room's log. */
export type ChatLine =
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "new"; readonly count: number }
  | {
      readonly kind: "message";
      readonly message: MessageView;
      /** First of a run of one sender. */
      readonly isFirst: boolean;
      /** Last of it: shows the time. */
      readonly isLast: boolean;
    };

/** Milliseconds of silence after which a sender's next message shows the time and name again. */
const RUN = 5 * 60 * 1000;

/**
 * Divides messages by day and by sender, with a mark before the first unread one.
 *
 * @param messages - oldest first
 * @param unread - the newest message that was read, and how many follow
 * @param timeZone - whose days they are, as an IANA name
 */
export function chatLines(
  messages: readonly MessageView[],
  unread: { readonly lastRead: number; readonly count: number },
  timeZone: string,
): readonly ChatLine[] {
  const dayOf = dayIn(timeZone);
  const days = messages.map(({ date }) => dayOf(date));
  const isRun = (index: number) => {
    const [one, next] = [messages[index], messages[index + 1]];
    if (!one || !next || days[index] !== days[index + 1]) return false;
    const isSame = one.isOwn === next.isOwn && one.sender?.key === next.sender?.key;
    return isSame && Date.parse(next.date) - Date.parse(one.date) < RUN;
  };
  const firstNew =
    unread.count === 0 ? -1 : messages.findIndex(({ id, isOwn }) => id > unread.lastRead && !isOwn);
  return messages.flatMap((message, index): ChatLine[] => [
    ...(days[index] === days[index - 1] ? [] : [{ kind: "day" as const, day: days[index] ?? "" }]),
    ...(index === firstNew ? [{ kind: "new" as const, count: unread.count }] : []),
    {
      kind: "message",
      message,
      isFirst: index === firstNew || !isRun(index - 1),
      isLast: !isRun(index) || index + 1 === firstNew,
    },
  ]);
}

/** The day of an instant in a time zone, as `2026-09-14`. */
export function dayIn(timeZone: string): (date: string | number) => string {
  const format = new Intl.DateTimeFormat("en", {
    ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit" },
  });
  // By parts: how a language orders them differs between versions of its data.
  return (date) => {
    const parts = format.formatToParts(new Date(date));
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    return `${part("year")}-${part("month")}-${part("day")}`;
  };
}

/** Whether the reader may delete a message: its sender for ten minutes, and those who moderate the room always. */
export function mayDelete(
  { isOwn, isRemoved, date }: MessageView,
  { canModerate }: Pick<RoomView, "canModerate">,
  now: number,
): boolean {
  return !isRemoved && (canModerate || (isOwn && now - Date.parse(date) < DELETE_WITHIN));
}

/** Messages of two sources by id; of one that both have the second's. */
export function mergeMessages(
  known: readonly MessageView[],
  more: readonly MessageView[],
): readonly MessageView[] {
  const all = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => one.id - other.id);
}
