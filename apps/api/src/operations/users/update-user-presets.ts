import type { RequestBody } from "@grow/contract";
import { measuresFrom } from "@grow/domain";
import { presentPresets } from "../../accounts/present-user.ts";
import { findAccount } from "../../accounts/user-queries.ts";
import type { Tx } from "../../db/database.ts";
import { good, invalid, notSignedIn } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const updateUserPresets = defineOperation("updateUserPresets", async ({ body, user, transaction }) => {
  const account = await transaction(async (tx) => {
    await savePresets(tx, user.id, body);
    return await findAccount(tx, user.id);
  });
  if (account === null) throw notSignedIn();
  return { status: 200, data: presentPresets(account), details: [good("saved")] };
});

async function savePresets(tx: Tx, userId: number, patch: RequestBody<"updateUserPresets">): Promise<void> {
  const { measures, cookies, sidebar_sort, explore } = patch;
  const before = await tx
    .selectFrom("account")
    .select("measures")
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) throw notSignedIn();
  const changes = {
    ...(measures ? { measures: JSON.stringify({ ...measuresFrom(before.measures), ...measures }) } : {}),
    ...(cookies ? { cookies: JSON.stringify(cookies) } : {}),
    ...(sidebar_sort ? { sidebar_sort } : {}),
  };
  if (Object.keys(changes).length > 0) {
    await tx.updateTable("account").set(changes).where("user_id", "=", userId).execute();
  }
  if (explore) await replaceExplore(tx, userId, explore);
}

/** Filters keep their number x; new ones get the next free ones. */
async function replaceExplore(
  tx: Tx,
  userId: number,
  presets: NonNullable<RequestBody<"updateUserPresets">["explore"]>,
): Promise<void> {
  const given = presets.flatMap(({ x }) => (x === undefined ? [] : [x]));
  if (new Set(given).size < given.length) throw invalid([{ code: "not_allowed", field: "explore" }]);
  let last = Math.max(0, ...given);
  const rows = presets.map(({ x, name, tags }, position) => {
    const number = x ?? ++last;
    return { user_id: userId, x: number, name, tags: [...tags], position };
  });
  if (last > 1_000_000)
    throw invalid([{ code: "out_of_range", field: "explore", params: { min: 1, max: 1_000_000 } }]);
  await tx.deleteFrom("explore_preset").where("user_id", "=", userId).execute();
  if (rows.length > 0) await tx.insertInto("explore_preset").values(rows).execute();
}
