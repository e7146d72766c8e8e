import { sql } from "kysely";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { recordChange } from "../access/record-change.ts";
import { nutrientBrand } from "./nutrient-brand.ts";

/** Weeks that were filled from the scheme keep their doses. */
export const deleteScheme = defineOperation("deleteScheme", async ({ params, user, transaction, found }) => {
  const brand = nutrientBrand(editable(found(managedBrand)));
  await transaction(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      update scheme set is_remove = true, remove_date = now(), version = version + 1
      where brand_id = ${brand.id} and id = ${params.id} and not is_remove returning name`.execute(tx);
    const [scheme] = rows;
    if (!scheme) throw notFound();
    await recordChange(tx, brand, {
      type: "brand.delete_scheme",
      userId: user.id,
      name: scheme.name,
      params: { scheme_id: params.id },
    });
  });
  return { status: 200, data: { id: params.id } };
});
