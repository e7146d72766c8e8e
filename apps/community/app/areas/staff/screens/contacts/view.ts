import type { Schema } from "@grow/contract";
import { nextStart } from "@grow/domain";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { existingPage } from "../../../../shared/existing-page.ts";

export const CONTACT_STATES = [
  "open",
  "answered",
  "closed",
] as const satisfies readonly Schema<"ContactState">[];
type ContactState = (typeof CONTACT_STATES)[number];

/** What was just done to a message. */
export const CONTACT_DEEDS = ["sent", "closed", "open"] as const;
export type ContactDeed = (typeof CONTACT_DEEDS)[number];

/** Languages of the filter; "" for all. */
export const CONTACT_LANGS = ["", ...TRANSLATED_LOCALES] as const;
export type ContactLang = (typeof CONTACT_LANGS)[number];

interface ReplyView {
  readonly id: number;
  readonly text: string;
  readonly date: string;
  /** Null for a deleted account. */
  readonly by: string | null;
}

export interface ContactView {
  readonly id: number;
  readonly topic: Schema<"ContactTopic">;
  readonly subject: string;
  readonly text: string;
  readonly lang: string;
  readonly state: ContactState;
  readonly date: string;
  readonly name: string;
  readonly email: string;
  /** The profile of a member who wrote it. */
  readonly profile: string | null;
  /** The page it is about; `href` is null for one that does not exist here. */
  readonly page: { readonly path: string; readonly href: string | null } | null;
  /** Address of the screenshot. */
  readonly photo: string | null;
  readonly replies: readonly ReplyView[];
  /** Answers so far, which an answer must name. */
  readonly count: number;
}

export interface ContactsView {
  readonly state: ContactState;
  readonly lang: ContactLang;
  readonly items: readonly ContactView[];
  /** The start of the next page; null on the last one. */
  readonly next: number | null;
  /** Messages of this language. */
  readonly counts: Readonly<Record<ContactState, number>>;
}

export function contactsView(
  list: Schema<"ContactList">,
  { state, lang }: { readonly state: ContactState; readonly lang: ContactLang },
): ContactsView {
  const counts = { open: list.cnt_open, answered: list.cnt_answered, closed: list.cnt_closed };
  return { state, lang, counts, next: nextStart(list), items: list.items.map(contactView) };
}

export function contactView(item: Schema<"Contact">): ContactView {
  const { id, topic, subject, text, lang, state, name, email, link, photo, item_user, cnt_replies } = item;
  return {
    ...{ id, topic, subject, text, lang, state, name, email },
    date: item.add_date,
    profile: existingPage(item_user?.link) ?? null,
    page: link === null ? null : { path: link, href: existingPage(link) ?? null },
    photo: photo?.url ?? null,
    replies: item.items_reply.map((reply) => ({
      id: reply.id,
      text: reply.text,
      date: reply.add_date,
      by: reply.item_user?.name ?? null,
    })),
    count: cnt_replies,
  };
}
