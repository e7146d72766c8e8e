import { sql } from "kysely";
import { invalid } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readRequests } from "./read-requests.ts";

export const createBrandRequest = defineOperation(
  "createBrandRequest",
  async ({ body, user, transaction }) => {
    const { request_brand_id: brandId = null, name, section, site = null, text = "" } = body;
    const data = await transaction(async (tx) => {
      if (brandId !== null) {
        const { rows } = await sql`select from brand where id = ${brandId} and not is_remove`.execute(tx);
        if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "request_brand_id" }]);
      }
      // Two requests sent at once would otherwise both be open.
      await sql`select from users where id = ${user.id} for no key update`.execute(tx);
      await sql`
        update brand_request set state = 'declined', close_date = now()
        where user_id = ${user.id} and state = 'open'`.execute(tx);
      const { rows } = await sql<{ id: number }>`
      insert into brand_request (user_id, brand_id, name, section, site, text)
      values (${user.id}, ${brandId}, ${name.trim()}, ${section}, ${site}, ${text.trim()}) returning id`.execute(
        tx,
      );
      const id = rows[0]?.id ?? 0;
      await recordEvent(tx, {
        type: "brand.request",
        user_id: user.id,
        content_type: "user",
        content_id: user.id,
        params: { request_id: id },
      });
      const [request] = await readRequests(tx, sql`q.id = ${id}`, { start: 0, limit: 1 });
      if (!request) throw new Error("A request that was just made is gone.");
      return request;
    });
    return { status: 201, data };
  },
);
