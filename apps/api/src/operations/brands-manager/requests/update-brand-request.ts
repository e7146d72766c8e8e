import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { freeSlug } from "../../../content/catalogue/free-slug.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { noteManagerEvent } from "../../../http/account-events.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordChange } from "../access/record-change.ts";
import { readRequests } from "./read-requests.ts";

export const updateBrandRequest = defineOperation(
  "updateBrandRequest",
  async ({ params, body, user, transaction, request: received }) => {
    const one = { start: 0, limit: 1 };
    const data = await transaction(async (tx) => {
      await sql`select from brand_request where id = ${params.id} for update`.execute(tx);
      const [request] = await readRequests(tx, sql`q.id = ${params.id}`, one);
      if (!request) throw notFound();
      if (request.state !== "open") throw invalid([{ code: "closed", field: "state" }]);
      const brandId =
        body.state === "approved" ? await giveBrand(tx, request, user.id) : request.item_brand?.id;
      if (body.state === "approved" && brandId !== undefined)
        noteManagerEvent(received, "manager_added", { brandId, userId: request.item_user.id });
      await sql`
        update brand_request set state = ${body.state}, close_date = now(), moderator_id = ${user.id},
          brand_id = ${brandId ?? null}
        where id = ${params.id}`.execute(tx);
      const [changed] = await readRequests(tx, sql`q.id = ${params.id}`, one);
      if (!changed) throw notFound();
      return changed;
    });
    return { status: 200, data };
  },
);

/** Makes the grower an owner of the brand, and creates the brand if the catalogue has none. */
async function giveBrand(tx: Tx, request: Schema<"BrandRequest">, moderatorId: number): Promise<number> {
  const { name, section, site, item_user } = request;
  let id = request.item_brand?.id;
  if (id === undefined) {
    const slug = await freeSlug(tx, "brand", name, null);
    const { rows } = await sql<{ id: number }>`
      insert into brand (name, section, slug, site) values (${name}, ${section}, ${slug}, ${site}) returning id`.execute(
      tx,
    );
    id = rows[0]?.id ?? 0;
  }
  await sql`
    insert into brand_manager (brand_id, user_id, role) values (${id}, ${item_user.id}, 'owner')
    on conflict (brand_id, user_id) do update set role = 'owner'`.execute(tx);
  await sql`
    delete from brand_invitation
    where brand_id = ${id} and kind = 'manager' and user_id = ${item_user.id}`.execute(tx);
  await recordChange(
    tx,
    { id },
    {
      type: "brand.add_manager",
      userId: moderatorId,
      name: item_user.name,
      params: { manager_id: item_user.id },
    },
  );
  return id;
}
