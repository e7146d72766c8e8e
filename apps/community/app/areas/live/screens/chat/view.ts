import type { Schema } from "@grow/contract";
import { mayModerate } from "../../../../shared/may-moderate.ts";
import { paths } from "../../paths.ts";

type Room = Schema<"ChatRoom">;

/** The lists of rooms, the first one by default. */
export const CHAT_LISTS = ["private", "requests", "brands", "open"] as const;
export type ChatList = (typeof CHAT_LISTS)[number];

/** The list of a `list` parameter; of an unknown one the first. */
export function chatList(word: string | null): ChatList {
  return CHAT_LISTS.find((list) => list === word) ?? "private";
}

/** The list that a room is in. */
export function listOf({ type, request }: Pick<Room, "type" | "request">): ChatList {
  if (type === "business") return "brands";
  if (type === "common") return "open";
  return request === "received" ? "requests" : "private";
}

/** Builds the URL of a list. */
export function chatListAddress(list: ChatList): string {
  return list === "private" ? paths.chat() : `${paths.chat()}?list=${list}`;
}

/** What the last message of a room shows in a list. */
export type LastKind = "none" | "text" | "photo" | "deleted";

/** A room as a row of a list. */
export interface RoomRow {
  readonly address: string;
  /** Empty when the other grower's account was deleted. */
  readonly name: string;
  readonly avatar: string | null;
  readonly seed: string | number;
  readonly isOnline: boolean;
  readonly isMute: boolean;
  /** Unread messages, counted up to 100. */
  readonly unread: number;
  /** There are unread messages in an open room, which are not counted. */
  readonly isOpen: boolean;
  readonly last: {
    readonly kind: LastKind;
    readonly text: string;
    readonly lang: string;
    readonly isOwn: boolean;
    /** Who wrote it, in a room of several. */
    readonly by: string | null;
  };
  /** Of the last message, or of the room while there is none. */
  readonly date: string;
}

/** Takes from a room what its row in a list shows. */
export function roomRow(room: Room, me: number): RoomRow {
  const { item_message: message } = room;
  return {
    address: room.address,
    name: room.name,
    avatar: room.avatar_small,
    seed: room.user_id ?? room.address,
    isOnline: room.type === "private" && (room.items_user[0]?.is_online ?? false),
    isMute: room.is_mute,
    unread: room.cnt_unread,
    isOpen: room.type === "common",
    last: {
      kind: lastKind(message),
      text: message?.text ?? "",
      lang: message?.lang ?? "",
      isOwn: message !== null && isOwn(message, room, me),
      by: room.type === "common" ? (message?.item_user?.name ?? null) : null,
    },
    date: message?.add_date ?? room.add_date,
  };
}

function lastKind(message: Schema<"Message"> | null): LastKind {
  if (message === null) return "none";
  if (message.is_remove) return "deleted";
  if (message.text !== "") return "text";
  return "photo";
}

/** Whether a message is from the reader's side: all managers of a brand answer as the brand. */
export function isOwn(
  { user_id, item_brand }: Pick<Schema<"Message">, "user_id" | "item_brand">,
  { type, user_id: other }: Pick<Room, "type" | "user_id">,
  me: number,
): boolean {
  return type === "business" && other !== null ? item_brand !== null : user_id === me;
}

/** An open room as the screen shows it. */
export interface RoomView extends Pick<Room, "id" | "type" | "address" | "name" | "request" | "role"> {
  readonly avatar: string | null;
  readonly seed: string | number;
  /** Where its name leads: the other grower, the brand. */
  readonly href: string | null;
  /** The other grower's account was deleted. */
  readonly isGone: boolean;
  /** The other grower; null in rooms of brands and open rooms. */
  readonly userId: number | null;
  readonly isOnline: boolean;
  /** Diaries of the other grower; null in other rooms. */
  readonly cntDiaries: number | null;
  readonly cntUsers: number;
  readonly isMute: boolean;
  readonly isBlocked: boolean;
  readonly canWrite: boolean;
  readonly cntUnread: number;
  /** The newest message that the reader has read when the page was loaded. */
  readonly lastRead: number;
  /** How far the other side has read; 0 where nobody says. */
  readonly readByOther: number;
  /** The reader answers as the brand. */
  readonly isAsBrand: boolean;
  /** The reader is a host or moderator of the open room, or moderates the site, and may ban members and delete any message. */
  readonly canModerate: boolean;
}

/** @param access - the reader's rights */
export function roomView(room: Room, access: readonly string[] | undefined): RoomView {
  const { id, type, address, name, request, role, item_brand: brand } = room;
  const other = type === "common" ? undefined : room.items_user.find((user) => user.id === room.user_id);
  const isAsBrand = type === "business" && room.user_id !== null;
  return {
    ...{ id, type, address, name, request, role, isAsBrand },
    avatar: room.avatar_small,
    seed: room.user_id ?? address,
    href: type === "business" && !isAsBrand ? (brand?.link ?? null) : (other?.link ?? null),
    isGone: type !== "common" && name === "",
    userId: room.user_id,
    isOnline: type === "private" && (other?.is_online ?? false),
    cntDiaries: type === "private" ? (other?.cnt_reports ?? null) : null,
    cntUsers: room.cnt_users,
    isMute: room.is_mute,
    isBlocked: room.is_ban,
    canWrite: room.can_write,
    canModerate: type === "common" && (role !== "member" || mayModerate(access)),
    cntUnread: room.cnt_unread,
    lastRead: room.last_read ?? 0,
    readByOther: type === "common" ? 0 : Math.max(0, ...room.items_user.map((user) => user.last_read ?? 0)),
  };
}

/** A member of a room. */
export interface MemberView extends Pick<Schema<"ChatUser">, "id" | "name" | "link" | "role"> {
  /** Moderates the site. */
  readonly isStaff: boolean;
  readonly avatar: string | null;
  readonly isOnline: boolean;
  readonly cntDiaries: number;
}

export function memberView(user: Schema<"ChatUser">): MemberView {
  return {
    ...{ id: user.id, name: user.name, link: user.link, role: user.role },
    isStaff: user.is_moderator,
    avatar: user.avatar_small,
    isOnline: user.is_online,
    cntDiaries: user.cnt_reports,
  };
}
