import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import type { Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyFollowers } from "../../notifications/notify-followers.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { readReview } from "./read-review.ts";

/** Catalogues whose reviews are written with the harvest, when there is something to say of the crop. */
const WITH_HARVEST = ["seedbank", "nutrients"];

export const createReview = defineOperation(
  "createReview",
  async ({ body, user, locale, jobs, transaction }) => ({
    status: 201,
    data: await transaction(async (tx) => {
      await requireUsed(tx, body, user.id);
      const { id, isNew } = await saveReview(tx, { lang: textLang(locale), ...body }, user.id);
      const event_id = await recordEvent(tx, {
        type: isNew ? "review.create" : "review.update",
        user_id: user.id,
        content_type: "review",
        content_id: id,
        diary_id: body.diary_id,
        params: { product_id: body.product_id },
      });
      const review = { type: "review", content_id: id, diary_id: null, user_id: user.id } as const;
      if (isNew) {
        await notifyFollowers(tx, jobs, user.id, {
          ...{ event: "review_new", type: "review", content_id: id, diary_id: null, event_id },
        });
      }
      await notifyMentions(tx, jobs, body.text ?? "", review);
      return await readReview(tx, id, user.id);
    }),
  }),
);

type Body = RequestBody<"createReview">;

/**
 * Locks the diary, so that concurrent reviews of the same product become one.
 *
 * @throws ApiError 422 `unknown_reference` for a diary that is not the grower's or does not use the product, `not_allowed` for a
 *   product that is reviewed with the harvest
 */
async function requireUsed(tx: Tx, { product_id, diary_id }: Body, userId: number): Promise<void> {
  const { rows } = await sql`
    select from diary where id = ${diary_id} and user_id = ${userId} and not is_remove for update`.execute(
    tx,
  );
  if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "diary_id" }]);
  const { rows: used } = await sql<{ section: string }>`
    select section from product
    where id = ${product_id} and not is_remove
      and id in (select product_id from diary_equip where diary_id = ${diary_id})`.execute(tx);
  const [product] = used;
  if (!product) throw invalid([{ code: "unknown_reference", field: "product_id" }]);
  if (WITH_HARVEST.includes(product.section)) throw invalid([{ code: "not_allowed", field: "product_id" }]);
}

/** A second review of a product and diary replaces the first, and keeps its likes and comments. */
async function saveReview(
  tx: Tx,
  { product_id, diary_id, text = "", lang, n_general }: Body & { lang: string },
  userId: number,
): Promise<{ id: number; isNew: boolean }> {
  const { rows: found } = await sql<{ id: number }>`
    select id from review
    where user_id = ${userId} and product_id = ${product_id} and diary_id = ${diary_id} and not is_remove
    for update`.execute(tx);
  const [before] = found;
  if (before) {
    await sql`
      update review set text = ${text.trim()}, lang = ${lang}, n_general = ${n_general}, update_date = now()
      where id = ${before.id}`.execute(tx);
    return { id: before.id, isNew: false };
  }
  const { rows: added } = await sql<{ id: number }>`
    insert into review (user_id, product_id, diary_id, text, lang, n_general)
    values (${userId}, ${product_id}, ${diary_id}, ${text.trim()}, ${lang}, ${n_general}) returning id`.execute(
    tx,
  );
  return { id: added[0]?.id ?? 0, isNew: true };
}
