import { sql } from "kysely";
import { invalid } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { findNewsletter, lockNewsletter, presentNewsletter } from "./newsletter-rows.ts";

/** A draft stays one, so that a repeated request succeeds. */
export const cancelNewsletter = defineOperation(
  "cancelNewsletter",
  async ({ params: { id }, user, transaction, found }) => {
    const { id: brandId } = editable(found(managedBrand));
    const data = await transaction(async (tx) => {
      const { state, title } = await lockNewsletter(tx, brandId, id);
      if (state !== "draft" && state !== "scheduled")
        throw invalid([{ code: "not_allowed", field: "state" }]);
      if (state === "scheduled") {
        await sql`
          update newsletter set state = 'draft', version = version + 1, update_date = now(),
            send_date = case when send_date > now() then send_date end
          where id = ${id}`.execute(tx);
        await recordEvent(tx, {
          ...{ type: "newsletter.cancel", user_id: user.id, content_type: "newsletter", content_id: id },
          params: { name: title },
        });
      }
      return presentNewsletter(await findNewsletter(tx, brandId, id));
    });
    return { status: 200, data };
  },
);
