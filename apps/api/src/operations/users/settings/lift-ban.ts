import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readBanned } from "./banned.ts";

export const liftBan = defineOperation("liftBan", async ({ params: { a, b }, user, transaction }) => {
  const banned = await transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("user_ban")
      .where("user_id", "=", user.id)
      .where("type", "=", a)
      .where("content_id", "=", b)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    return await readBanned(tx, user.id);
  });
  return { status: 200, data: { banned } };
});
