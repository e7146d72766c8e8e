import type { OperationId } from "@grow/contract";
import { paramId } from "@grow/domain";

/** A row of the table `event`, as far as it tells what changed. */
export interface Change {
  readonly type: string;
  readonly content_type: string;
  readonly content_id: number;
  readonly diary_id: number | null;
}

/** Deeds after which a list of diaries looks different; numbers on its cards may lag behind. */
const IN_LISTS = /^(?:diary|week)\./;

/** Deeds after which other reviews stand; harvests carry theirs. */
const OF_REVIEWS = /^(?:diary\.(?!create)|week\.|review\.)/;

/** Names of the answers that a change makes old. */
export function keysOfChange({ type, content_type, content_id, diary_id }: Change): string[] {
  const keys = [`${content_type}-${content_id}`];
  if (diary_id !== null && content_type !== "diary") keys.push(`diary-${diary_id}`);
  if (IN_LISTS.test(type)) keys.push("diaries");
  if (OF_REVIEWS.test(type)) keys.push("reviews");
  return keys;
}

/** What was asked for and what was found. */
export interface Answered {
  readonly params: unknown;
  readonly data: unknown;
}

const KEYS: { readonly [Id in OperationId]?: (answered: Answered) => string[] } = {
  listDiaries: () => ["diaries"],
  listSimilarDiaries: () => ["diaries"],
  countDiaries: () => ["diaries"],
  getDiaryCounts: () => ["diaries"],
  listWeeks: () => ["diaries"],
  listWeekSchemes: ({ params }) => [`diary-${paramId(String(field(params, "id")))}`],
  listReviews: ({ data }) => ["reviews", ...namedAll("review", field(data, "items"))],
  getMain: () => ["diaries"],
  getDiary: ({ data }) => [named("diary", data), named("user", field(data, "item_user"))].filter(Boolean),
  getUser: ({ data }) => [named("user", data)].filter(Boolean),
  listComments: ({ params }) => [`${field(params, "type")}-${field(params, "id")}`],
  getLike: ({ params }) => [`${field(params, "type")}-${field(params, "id")}`],
  getCommentSummary: ({ params }) => [`${field(params, "type")}-${field(params, "id")}`],
  getCommentByLink: ({ data }) => [`${field(data, "type")}-${field(data, "id")}`],
};

/** Names of what stands in an answer, for the caches that keep what is made of it. */
export function keysOfAnswer(id: OperationId, answered: Answered): string[] {
  return KEYS[id]?.(answered) ?? [];
}

function namedAll(kind: string, things: unknown): string[] {
  return Array.isArray(things) ? things.map((thing) => named(kind, thing)).filter(Boolean) : [];
}

/** `diary-12`; empty when there is none. */
function named(kind: string, thing: unknown): string {
  const id = field(thing, "id");
  return typeof id === "number" ? `${kind}-${id}` : "";
}

function field(thing: unknown, name: string): unknown {
  return typeof thing === "object" && thing !== null ? Reflect.get(thing, name) : undefined;
}
