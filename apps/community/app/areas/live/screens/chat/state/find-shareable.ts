import { createClient } from "@grow/api-client";
import type { SharedThing } from "@grow/app-kit/offline/waiting-message.ts";
import type { Schema } from "@grow/contract";

/** What can be shared, in the order of the menu. */
export const SHARE_KINDS = ["diary", "week", "strain", "product"] as const;
export type ShareKind = SharedThing["kind"];

/** Diaries per page, and things found. */
export const SHOWN = 20;

/** A diary of the user, with the weeks that can be shared of it. */
export interface ShareableDiary {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  /** Newest first. */
  readonly weeks: readonly Schema<"WeekShort">[];
}

/** A strain or product. */
export interface ShareableThing {
  readonly id: number;
  readonly name: string;
  /** The breeder or maker; may be empty. */
  readonly detail: string;
}

/** A page of a user's diaries, the newest first. */
export async function ownDiaries(
  userId: number,
  start: number,
): Promise<{ diaries: readonly ShareableDiary[]; hasMore: boolean }> {
  const query = { user_id: userId, start, limit: SHOWN };
  const { data } = await createClient({ apiBase: "/api" }).GET("/diaries", { params: { query } });
  return {
    diaries: data.items.map(({ id, name, lang, weeks }) => ({ id, name, lang, weeks: weeks.toReversed() })),
    hasMore: start + data.items.length < data.total,
  };
}

/** Strains or products whose name fits, the best first. */
export async function findThings(
  kind: "strain" | "product",
  query: string,
  signal: AbortSignal,
): Promise<readonly ShareableThing[]> {
  const group = `${kind}s` as const;
  const { data } = await createClient({ apiBase: "/api" }).GET("/search", {
    params: { query: { query, group, limit: SHOWN } },
    signal,
  });
  return data[group].map(({ id, name, note: detail }) => ({ id, name, detail }));
}
