import { sql } from "kysely";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { invitedGrower } from "../access/people.ts";
import { invite } from "../invitations/invite.ts";
import { FIRST_TESTERS } from "./first-testers.ts";
import { readTesters } from "./read-testers.ts";

export const addTester = defineOperation("addTester", async ({ body, user, jobs, transaction, found }) => {
  const brand = editable(found(managedBrand));
  const { user_id: userId } = body;
  const data = await transaction(async (tx) => {
    const name = await invitedGrower(tx, brand, userId);
    const { rows } = await sql`
      select from brand_tester where brand_id = ${brand.id} and user_id = ${userId}`.execute(tx);
    if (rows.length === 0)
      await invite(tx, jobs, { brand, kind: "tester", userId, name, inviterId: user.id });
    return await readTesters(tx, brand, FIRST_TESTERS);
  });
  return { status: 200, data };
});
