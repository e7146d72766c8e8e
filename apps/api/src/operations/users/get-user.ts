import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { presentOwnUser, presentUser } from "./present.ts";
import { findAccount, findUser } from "./queries.ts";

export const getUser = defineOperation("getUser", async ({ params, user: reader, reads }) => {
  const row = await findUser(reads, params.id, reader?.id ?? null);
  if (row === null) throw notFound();
  const account = reader?.id === row.id ? await findAccount(reads, row.id) : null;
  return { status: 200, data: account === null ? presentUser(row) : presentOwnUser({ ...row, ...account }) };
});
