import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { readAdRules } from "./get-ad-rules.ts";

export const saveAdRules = defineOperation("saveAdRules", async ({ body, user, transaction }) => {
  const { sections, countries } = body;
  const data = await transaction(async (tx) => {
    const before = await readAdRules(tx);
    await sql`delete from ignore_section where section <> all(${sections}::text[])`.execute(tx);
    await sql`insert into ignore_section select unnest(${sections}::text[]) on conflict do nothing`.execute(
      tx,
    );
    await sql`delete from ignore_country where country <> all(${countries}::text[])`.execute(tx);
    await sql`insert into ignore_country select unnest(${countries}::text[]) on conflict do nothing`.execute(
      tx,
    );
    const after = await readAdRules(tx);
    // The site as a whole has no id of its own.
    await recordStaffChange(tx, {
      ...{ type: "staff.update", userId: user.id, contentType: "site", id: 1 },
      ...{ before, after },
    });
    return after;
  });
  return { status: 200, data };
});
