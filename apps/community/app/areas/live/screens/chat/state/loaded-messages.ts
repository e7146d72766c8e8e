import { type MessageView, mergeMessages } from "../message-view.ts";

/** Messages without a gap between them. */
export interface Loaded {
  readonly messages: readonly MessageView[];
  /** There are messages before the first one. */
  readonly isOlder: boolean;
}

/**
 * Joins messages with the newest page of their room, which was loaded apart from them. If some may be missing between them, only the
 * page stays: a gap would hide messages for good.
 */
export function withNewest(known: Loaded, page: Loaded): Loaded {
  const [first, last] = [page.messages[0], known.messages.at(-1)];
  if (!first || (last && page.isOlder && first.id > last.id)) return page;
  return joined(known, page);
}

/** Joins messages with those directly before or after them. */
export function joined(known: Loaded, page: Loaded): Loaded {
  const [one, other] = [known.messages[0], page.messages[0]];
  if (!one) return page;
  if (!other) return known;
  return {
    messages: mergeMessages(known.messages, page.messages),
    isOlder: (one.id <= other.id ? known : page).isOlder,
  };
}

/** Shows single messages that have arrived among the loaded ones; of one that both have the loaded one. */
export function withAdded({ messages, isOlder }: Loaded, added: readonly MessageView[]): Loaded {
  const first = messages[0]?.id ?? 0;
  const later = added.filter(({ id }) => id >= first);
  return { messages: mergeMessages(later, messages), isOlder };
}
