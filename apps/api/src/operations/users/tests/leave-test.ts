import { sql } from "kysely";
import { notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { FIRST_TESTS, readTests } from "./read-tests.ts";

export const leaveTest = defineOperation("leaveTest", async ({ params, user, transaction }) => {
  const data = await transaction(async (tx) => {
    const { rows } = await sql`
      delete from brand_tester where brand_id = ${params.brand} and user_id = ${user.id} returning 1`.execute(
      tx,
    );
    if (rows.length === 0) throw notFound();
    // The brand's log tells its managers who left.
    await recordEvent(tx, {
      type: "brand.leave_test",
      user_id: user.id,
      content_type: "brand",
      content_id: params.brand,
      params: { tester_id: user.id, name: user.name },
    });
    return await readTests(tx, user.id, FIRST_TESTS);
  });
  return { status: 200, data };
});
