import { sequence } from "@grow/testing";
import { daysAfter } from "../calendar.ts";
import type { People } from "../people/people-rows.ts";
import type { BlockRow, BrandRow } from "../rows.ts";
import type { ChatRow, ChatTables, ChatUserRow, MessageRow } from "./chat-rows.ts";
import { CONVERSATIONS, type Conversation, type Line, OPEN_ROOMS, type OpenRoom } from "./conversations.ts";

/** Rooms with their messages, and whom `grower` has blocked in one. */
export interface Chats {
  readonly tables: ChatTables;
  readonly blocks: readonly BlockRow[];
}

interface Given {
  readonly people: People;
  readonly brands: readonly Pick<BrandRow, "id" | "name">[];
  readonly anchor: string;
}

const NOBODY = {
  user_low_id: null,
  user_high_id: null,
  brand_id: null,
  user_id: null,
  address: null,
  name: null,
} as const;

/** Private rooms of the demo grower, a room with a brand, and an open room in each language. */
export function holdChats({ people, brands, anchor }: Given): Chats {
  const idOf = (name: string): number => {
    const person = people.all.find(({ row }) => row.name === name && !row.is_remove && !row.is_ban);
    if (!person) throw new Error(`There is no grower ${name}`);
    return person.id;
  };
  const me = people.persona("grower").id;
  const tables: ChatTables = { chat: [], chat_user: [], message: [] };
  const blocks: BlockRow[] = [];
  const dateOf = (daysAgo: number) => daysAfter(anchor, -daysAgo);

  /** Adds messages, which get their ids when all rooms are known: they rise with time. */
  function say(
    chatId: number,
    lang: MessageRow["lang"],
    lines: readonly Line[],
    isBrandOf = (_id: number) => false,
  ) {
    for (const [index, [by, daysAgo, text]] of lines.entries()) {
      const user_id = idOf(by);
      const message = { chat_id: chatId, id: 0, user_id, is_brand: isBrandOf(user_id), text, lang };
      tables.message.push({ ...message, position: index + 1, add_date: dateOf(daysAgo) });
    }
  }

  const nextId = sequence();

  function room(
    row: Partial<ChatRow> & Pick<ChatRow, "type">,
    lines: readonly Line[],
    cnt_users: number,
  ): ChatRow {
    const [add_date, update_date] = [dateOf(lines[0]?.[1] ?? 0), dateOf(lines.at(-1)?.[1] ?? 0)];
    const counts = { cnt_users, cnt_messages: lines.length, accept_date: null, lang: null };
    const made: ChatRow = { ...NOBODY, ...counts, id: nextId(), add_date, update_date, ...row };
    tables.chat.push(made);
    return made;
  }

  function member(
    chat: ChatRow,
    user_id: number,
    set: Partial<ChatUserRow> & { unread?: number } = {},
  ): void {
    const { unread = 0, ...columns } = set;
    tables.chat_user.push({
      ...{ chat_id: chat.id, user_id, role: "member", is_mute: false, is_opener: false, last_read: null },
      ...{ cnt_read: chat.cnt_messages - unread, is_unread: chat.type !== "common" && unread > 0 },
      ...{ update_date: chat.update_date, add_date: chat.add_date, ...columns },
    });
  }

  function converse({
    with: other,
    isBrand,
    lang,
    lines,
    unread,
    isMute,
    isBan,
    isRequest,
  }: Conversation): void {
    const opener = idOf(lines[0]?.[0] ?? other);
    const mine = {
      unread: isRequest ? lines.length : unread,
      is_mute: isMute ?? false,
      is_opener: opener === me,
    };
    if (isBrand) {
      const brand = brands.find(({ name }) => name === other);
      if (!brand) throw new Error(`There is no brand ${other}`);
      const manager = people.persona("manager").id;
      const chat = room({ type: "business", brand_id: brand.id, user_id: me }, lines, 2);
      say(chat.id, lang, lines, (id) => id === manager);
      member(chat, me, mine);
      member(chat, manager);
      return;
    }
    const otherId = idOf(other);
    const [user_low_id, user_high_id] = [Math.min(me, otherId), Math.max(me, otherId)];
    const accept_date = isRequest ? null : dateOf(lines[1]?.[1] ?? 0);
    const chat = room({ type: "private", user_low_id, user_high_id, accept_date }, lines, 2);
    say(chat.id, lang, lines);
    member(chat, me, isRequest ? { ...mine, is_unread: false } : mine);
    member(chat, otherId, { is_opener: opener === otherId });
    if (isBan) blocks.push({ user_id: me, type: "chat", content_id: chat.id });
  }

  function gather({ address, name, lang, lines }: OpenRoom): void {
    const ids = [...new Set([...lines.map(([by]) => idOf(by)), me])];
    const chat = room({ type: "common", address, name, lang }, lines, ids.length);
    say(chat.id, lang, lines);
    for (const id of ids)
      member(chat, id, { unread: id === me ? 1 : 0, role: id === ids[0] ? "owner" : "member" });
  }

  for (const conversation of CONVERSATIONS) converse(conversation);
  for (const open of OPEN_ROOMS) gather(open);
  return { tables: numbered(tables), blocks };
}

/** Numbers messages by time, and says what each member has read last. */
function numbered({ chat, chat_user, message }: ChatTables): ChatTables {
  const sorted = message.toSorted((a, b) => a.add_date.localeCompare(b.add_date) || a.position - b.position);
  const messages = sorted.map((row, index) => ({ ...row, id: index + 1 }));
  const users = chat_user.map((row) => ({
    ...row,
    last_read:
      messages.find(({ chat_id, position }) => chat_id === row.chat_id && position === row.cnt_read)?.id ??
      null,
  }));
  return { chat, chat_user: users, message: messages };
}
