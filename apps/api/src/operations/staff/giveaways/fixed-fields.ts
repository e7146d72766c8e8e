import type { Schema } from "@grow/contract";

type Fixed = Schema<"StaffGiveawayFixed">;

/** What decides which rules can still be changed, by the clock of the database. */
export interface GiveawayProgress {
  readonly cnt_entries: number;
  readonly is_frozen: boolean;
  /** Its end has come. */
  readonly is_ended: boolean;
  /** The moment of its result has come, as far as the giveaway names one. */
  readonly is_result_due: boolean;
}

/** Rules that nobody may change once somebody relies on them. */
const RULES = [
  ...["lang", "rules", "winners", "countries", "minimum_age", "needs_week", "reply_days", "brand"],
  ...["date_start", "categories"],
] as Fixed["field"][];

/** Fields that can no longer be changed, and why: the same rules as `keep_rules` and `keep_category_rules` of the database. */
export function fixedFields({ cnt_entries, is_frozen, is_ended, is_result_due }: GiveawayProgress): Fixed[] {
  if (cnt_entries === 0 && !is_frozen) return [];
  const ended = is_frozen ? "frozen" : "ended";
  const times: readonly (readonly [Fixed["field"], boolean])[] = [
    ["date_end", is_frozen || is_ended],
    ["date_result", is_frozen || is_result_due],
    ["new_categories", is_frozen],
  ];
  return [
    ...RULES.map((field) => ({ field, reason: is_frozen ? ("frozen" as const) : ("entries" as const) })),
    ...times.flatMap(([field, isFixed]) => (isFixed ? [{ field, reason: ended } as const] : [])),
  ];
}
