import { createHash } from "node:crypto";
import type { Schema } from "@grow/contract";

export type AdRecord = Schema<"AdStatRecord">;
export type AdAction = AdRecord["a"];

/** What happened to one banner in one section, as often as it was reported. */
export interface ReportedBanner {
  readonly id: number;
  readonly type: AdRecord["t"];
  readonly section: AdRecord["s"];
  readonly times: Record<AdAction, number>;
}

/**
 * The records whose check is right for the visitor. It proves nothing, because everybody can compute it: it only sorts out reports that
 * were mixed up on their way.
 */
export function signedRecords(guest: string | undefined, records: readonly AdRecord[]): AdRecord[] {
  if (guest === undefined) return [];
  return records.filter(({ i, t, s, a, h }) => checkOf(guest, { i, t, s, a }) === h);
}

/** The first 16 hexadecimal digits of the SHA-256 of `guest:i:t:s:a`. */
export function checkOf(guest: string, { i, t, s, a }: Omit<AdRecord, "h">): string {
  return createHash("sha256").update(`${guest}:${i}:${t}:${s}:${a}`).digest("hex").slice(0, 16);
}

/** Adds up records of the same banner, kind and section, so that a batch is counted row by row. */
export function groupRecords(records: readonly Omit<AdRecord, "h">[]): ReportedBanner[] {
  const groups = new Map<string, ReportedBanner>();
  for (const { i, t, s, a } of records) {
    const key = `${i} ${t} ${s}`;
    const group = groups.get(key) ?? { id: i, type: t, section: s, times: { serve: 0, view: 0, click: 0 } };
    group.times[a] += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
}
