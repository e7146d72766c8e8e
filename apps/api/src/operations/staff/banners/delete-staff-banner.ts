import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { lockBanner } from "./staff-banner.ts";

export const deleteStaffBanner = defineOperation(
  "deleteStaffBanner",
  async ({ params: { id }, user, transaction }) => {
    await transaction(async (tx) => {
      const { content } = await lockBanner(tx, id);
      await sql`
        update banner set is_remove = true, remove_date = now(), update_date = now(), is_enabled = false, version = version + 1
        where id = ${id}`.execute(tx);
      await sql`delete from portal_draft where type = 'banner' and content_id = ${id}`.execute(tx);
      await recordStaffChange(tx, {
        ...{ type: "staff.delete", userId: user.id, contentType: "banner", id, name: content.name },
      });
    });
    return { status: 204 };
  },
);
