import { presentOwnUser, presentUser } from "../../accounts/present-user.ts";
import { findAccount, findUser } from "../../accounts/user-queries.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const getUser = defineOperation("getUser", async ({ params, user: reader, reads }) => {
  const row = await findUser(reads, params.id, reader?.id ?? null);
  if (row === null) throw notFound();
  const account = reader?.id === row.id ? await findAccount(reads, row.id) : null;
  return { status: 200, data: account === null ? presentUser(row) : presentOwnUser({ ...row, ...account }) };
});
