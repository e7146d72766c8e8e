import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { freeSlug } from "../../../content/catalogue/free-slug.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recount } from "../../../jobs/counters/recount.ts";
import { readStrainRequests } from "./read-strain-requests.ts";

export const updateStrainRequest = defineOperation(
  "updateStrainRequest",
  async ({ params, body, user, transaction }) => {
    const one = { start: 0, limit: 1 };
    const data = await transaction(async (tx) => {
      await sql`select from strain_request where id = ${params.id} for update`.execute(tx);
      const [request] = await readStrainRequests(tx, sql`q.id = ${params.id}`, one);
      if (!request) throw notFound();
      if (request.state !== "open") throw invalid([{ code: "closed", field: "state" }]);
      const strainId =
        body.state === "approved" ? await chosenStrain(tx, request.name, body.strain_id) : null;
      if (strainId !== null) await linkSeeds(tx, request, strainId, user.id);
      await sql`
        update strain_request set state = ${body.state}, close_date = now(), moderator_id = ${user.id},
          strain_id = ${strainId}
        where id = ${params.id}`.execute(tx);
      const [changed] = await readStrainRequests(tx, sql`q.id = ${params.id}`, one);
      if (!changed) throw notFound();
      return changed;
    });
    return { status: 200, data };
  },
);

/** The strain that staff named, or a new one of the catalogue. */
async function chosenStrain(tx: Tx, name: string, strainId: number | undefined): Promise<number> {
  if (strainId !== undefined) {
    const { rows } = await sql`select from strain where id = ${strainId} and not is_remove`.execute(tx);
    if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "strain_id" }]);
    return strainId;
  }
  const slug = await freeSlug(tx, "strain", name, null);
  const { rows } = await sql<{ id: number }>`
    insert into strain (name, slug) values (${name}, ${slug}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Gives the seeds their strain, and the diaries that grow them. */
async function linkSeeds(
  tx: Tx,
  { item_product: product, item_brand: brand }: Schema<"StrainRequest">,
  strainId: number,
  userId: number,
): Promise<void> {
  await sql`
    update product set strain_id = ${strainId}, version = version + 1, update_date = now()
    where id = ${product.id}`.execute(tx);
  await sql`
    update diary_equip set strain_id = ${strainId} where product_id = ${product.id} and strain_id is null`.execute(
    tx,
  );
  await recount(tx, "strain", [strainId]);
  await recount(tx, "brand", [brand.id]);
  await recordEvent(tx, {
    type: "product.update",
    user_id: userId,
    content_type: "product",
    content_id: product.id,
  });
}
