import { sql } from "kysely";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";

/** Its statistics stay. */
export const deleteBanner = defineOperation(
  "deleteBanner",
  async ({ params, query, user, transaction, found }) => {
    const brand = editable(found(managedBrand));
    const { tmp_id: tmpId } = query;
    const id = params.id === "new" ? null : Number(params.id);
    if (id === null && tmpId === undefined) throw invalid([{ code: "required", field: "tmp_id" }]);
    await transaction(async (tx) => {
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      if (tmpId !== undefined) {
        const { rows } = await sql`
          delete from portal_draft where brand_id = ${brand.id} and type = 'banner' and tmp_id = ${tmpId}
            and content_id is not distinct from ${id}::bigint returning 1`.execute(tx);
        if (rows.length === 0) throw notFound();
        // A manager who still edits the discarded draft must get a conflict.
        await sql`update banner set version = version + 1 where id = ${id}::bigint`.execute(tx);
        return;
      }
      const { rows } = await sql<{ name: string }>`
        update banner set is_remove = true, remove_date = now(), update_date = now(), is_enabled = false, version = version + 1
        where id = ${id} and brand_id = ${brand.id} and not is_remove returning name`.execute(tx);
      const [banner] = rows;
      if (!banner) throw notFound();
      await sql`
        delete from portal_draft where brand_id = ${brand.id} and type = 'banner' and content_id = ${id}`.execute(
        tx,
      );
      await recordEvent(tx, {
        ...{ type: "banner.delete", user_id: user.id, content_type: "banner", content_id: Number(id) },
        params: { name: banner.name },
      });
    });
    return { status: 200, data: { id, tmp_id: tmpId ?? null } };
  },
);
