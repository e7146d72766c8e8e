import { sql } from "kysely";
import { invalid } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { lockNewsletter } from "./newsletter-rows.ts";

export const deleteNewsletter = defineOperation(
  "deleteNewsletter",
  async ({ params: { id }, user, transaction, found }) => {
    const { id: brandId } = editable(found(managedBrand));
    await transaction(async (tx) => {
      const { state, title } = await lockNewsletter(tx, brandId, id);
      // What was sent stays, as the proof of what growers got.
      if (state !== "draft" && state !== "scheduled")
        throw invalid([{ code: "not_allowed", field: "state" }]);
      await sql`
        update newsletter set is_remove = true, remove_date = now(), version = version + 1, update_date = now()
        where id = ${id}`.execute(tx);
      await recordEvent(tx, {
        ...{ type: "newsletter.delete", user_id: user.id, content_type: "newsletter", content_id: id },
        params: { name: title },
      });
    });
    return { status: 200, data: { id } };
  },
);
