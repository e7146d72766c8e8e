import type { RequestBody } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { refId } from "../desks/catalogue-ref.ts";
import type { IsFixed } from "./fixed-problems.ts";
import type { GiveawayText } from "./staff-giveaway.ts";

type Body = RequestBody<"saveStaffGiveaway">;

export interface GiveawayRowWrite {
  /** Null for a new one. */
  readonly id: number | null;
  readonly body: Body;
  readonly original: GiveawayText;
  readonly slug: string;
  readonly brandId: number | null;
  readonly isFixed: IsFixed;
}

/** Writes the row of a giveaway, and leaves what is fixed. @returns its id */
export async function saveGiveawayRow(tx: Tx, write: GiveawayRowWrite): Promise<number> {
  const { id, body, original, slug, brandId, isFixed } = write;
  const values: readonly (readonly [column: string, value: RawBuilder<unknown>, isLeft?: boolean])[] = [
    ["title", sql`${original.title}`],
    ["text", sql`${original.text}`],
    ["rules", sql`${original.rules}`, isFixed("rules")],
    ["lang", sql`${original.lang}`, isFixed("lang")],
    ["slug", sql`${slug}`],
    ["brand_id", sql`${brandId}::bigint`, isFixed("brand")],
    ["cover_id", sql`${body.cover_id}::bigint`],
    ["winners", sql`${body.winners}`, isFixed("winners")],
    ["date_start", sql`${body.date_start}::timestamptz`, isFixed("date_start")],
    ["date_end", sql`${body.date_end}::timestamptz`, isFixed("date_end")],
    ["date_result", sql`${body.date_result}::timestamptz`, isFixed("date_result")],
    ["reply_days", sql`${body.reply_days}::int`, isFixed("reply_days")],
    ["countries", sql`${body.countries}::text[]`, isFixed("countries")],
    ["minimum_age", sql`${body.minimum_age}::int`, isFixed("minimum_age")],
    ["needs_week", sql`${body.needs_week}::boolean`, isFixed("needs_week")],
  ];
  const written = values.filter(([, , isLeft]) => !isLeft);
  if (id === null) {
    const { rows } = await sql<{ id: number }>`
      insert into giveaway (${sql.join(written.map(([column]) => sql.ref(column)))})
      values (${sql.join(written.map(([, value]) => value))}) returning id`.execute(tx);
    return rows[0]?.id ?? 0;
  }
  await sql`
    update giveaway set ${sql.join(written.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))},
      version = version + 1, update_date = now()
    where id = ${id}`.execute(tx);
  return id;
}

export async function saveTags(tx: Tx, giveawayId: number, tags: readonly string[]): Promise<void> {
  await sql`delete from giveaway_tag where giveaway_id = ${giveawayId}`.execute(tx);
  await sql`
    insert into giveaway_tag (giveaway_id, tag, position)
    select ${giveawayId}::bigint, tag, place - 1 from unnest(${tags}::text[]) with ordinality given (tag, place)`.execute(
    tx,
  );
}

/** Nothing refers to a prize, so all are written anew. */
export async function savePrizes(tx: Tx, giveawayId: number, prizes: Body["items_prize"]): Promise<void> {
  await sql`delete from giveaway_prize where giveaway_id = ${giveawayId}`.execute(tx);
  for (const [position, { name, cnt, product }] of prizes.entries()) {
    const productId = await refId(tx, "product", product);
    await sql`
      insert into giveaway_prize (giveaway_id, name, cnt, product_id, position)
      values (${giveawayId}, ${name.trim()}, ${cnt}, ${productId}, ${position})`.execute(tx);
  }
}

/** Writes the categories; their rules only while they are not fixed. */
export async function saveCategories(
  tx: Tx,
  giveawayId: number,
  categories: Body["items_category"],
  isFixed: IsFixed,
): Promise<void> {
  const ids = categories.flatMap(({ category_id }) => category_id ?? []);
  await sql`
    delete from giveaway_category where giveaway_id = ${giveawayId} and id <> all (${ids}::bigint[])`.execute(
    tx,
  );
  for (const [position, { category_id, ...category }] of categories.entries()) {
    const words = sql`${category.name.trim()}, ${category.text.trim()}, ${position}::int`;
    const { content_type, max_votes, cnt_winners, needs_harvest, faza, rooms, min_readings, content_from } =
      category;
    const rules = sql`${content_type}, ${max_votes}::int, ${cnt_winners}::int, ${needs_harvest}::boolean, ${faza}::int,
      ${rooms}::int[]::smallint[], ${min_readings}::int, ${content_from}::timestamptz`;
    const wordColumns = sql`name, text, position`;
    const ruleColumns = sql`content_type, max_votes, cnt_winners, needs_harvest, faza, rooms, min_readings, content_from`;
    if (category_id === undefined)
      await sql`
        insert into giveaway_category (giveaway_id, ${wordColumns}, ${ruleColumns})
        values (${giveawayId}, ${words}, ${rules})`.execute(tx);
    else {
      const isLeft = isFixed("categories");
      const columns = isLeft ? wordColumns : sql`${wordColumns}, ${ruleColumns}`;
      await sql`
        update giveaway_category set (${columns}) = row(${isLeft ? words : sql`${words}, ${rules}`})
        where giveaway_id = ${giveawayId} and id = ${category_id}`.execute(tx);
    }
  }
}
