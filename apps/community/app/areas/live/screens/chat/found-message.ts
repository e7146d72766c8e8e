import type { Schema } from "@grow/contract";
import { isOwn } from "./view.ts";

/** Characters before the first match in an excerpt. */
const LEAD = 60;

/** A message that a search found. */
export interface FoundMessage {
  readonly id: number;
  readonly isOwn: boolean;
  /** The sender; null when their account was deleted. */
  readonly name: string | null;
  /** Its text, from shortly before the first match. */
  readonly text: string;
  readonly lang: string;
  readonly date: string;
}

/** Takes from a message what a list of results shows of it. */
export function foundMessage(
  message: Schema<"Message">,
  room: Pick<Schema<"ChatRoom">, "type" | "user_id">,
  me: number,
  query: string,
): FoundMessage {
  const { id, lang, item_brand: brand, item_user: user } = message;
  return {
    ...{ id, lang },
    isOwn: isOwn(message, room, me),
    name: (brand ?? user)?.name ?? null,
    text: excerpt(message.text, query),
    date: message.add_date,
  };
}

/** The part of a text that shows a match: a long one starts at the word before it. */
export function excerpt(text: string, query: string): string {
  const small = text.toLowerCase();
  const found = query.toLowerCase().split(/\s+/).filter(Boolean);
  const places = found.map((word) => small.indexOf(word)).filter((place) => place >= 0);
  const first = Math.min(...places, text.length);
  if (places.length === 0 || first <= LEAD * 2) return text;
  const start = text.indexOf(" ", first - LEAD);
  return `…${text.slice(start >= 0 && start < first ? start + 1 : first - LEAD)}`;
}
