import type { Schema } from "@grow/contract";
import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import type { StaffGiveaway } from "./staff-giveaway.ts";

interface GiveawayChange {
  readonly type: "staff.create" | "staff.update" | "staff.delete" | "staff.restore";
  readonly userId: number;
  readonly before: StaffGiveaway | null;
  readonly after: StaffGiveaway;
}

const HIDDEN: readonly Schema<"StaffGiveawayState">[] = ["draft", "removed"];

/** Logs a change of a giveaway. Where readers see or saw it, its pages and all lists of giveaways are purged. */
export async function recordGiveawayChange(
  tx: Tx,
  { type, userId, before, after }: GiveawayChange,
): Promise<void> {
  await recordStaffChange(tx, {
    ...{ type, userId, contentType: "giveaway", id: after.id },
    before: type === "staff.update" && before ? edited(before) : undefined,
    after: type === "staff.update" || type === "staff.create" ? edited(after) : undefined,
  });
  const isSeen = !HIDDEN.includes(after.state) || (before !== null && !HIDDEN.includes(before.state));
  if (isSeen)
    await recordEvent(tx, {
      ...{ type: "giveaway.update", user_id: userId, content_type: "giveaway", content_id: after.id },
    });
}

/** Published or not is what staff changes; that it has begun or ended is not. */
function edited(giveaway: StaffGiveaway): object {
  const { item_brand, item_cover, items_text, items_prize, items_category, ...row } = giveaway;
  const { slug, lang, winners, date_start, date_end, date_result, reply_days, countries } = row;
  return {
    is_publish: !HIDDEN.includes(row.state),
    ...{ slug, lang, winners, date_start, date_end, date_result, reply_days, countries },
    ...{ minimum_age: row.minimum_age, needs_week: row.needs_week, tags: row.tags },
    brand: item_brand?.name,
    cover: item_cover?.id,
    text: Object.fromEntries(
      items_text.map(({ lang: of, title, text, rules }) => [of, { title, text, rules }]),
    ),
    prize: items_prize.map(({ name, cnt, item_product }) => ({ name, cnt, product: item_product?.name })),
    category: Object.fromEntries(
      items_category.map(({ category_id, cnt_entries: _, ...rules }) => [category_id, rules]),
    ),
  };
}
