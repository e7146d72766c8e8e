import { defineOperation } from "../../http/define-operation.ts";
import { findByName } from "./find-by-name.ts";

/** Growers that the picker offers while a mention is typed. */
const OFFERED = 10;

export const listMentions = defineOperation("listMentions", async ({ params, user, reads }) => ({
  status: 200,
  data: await findByName(reads, params.name, OFFERED, user?.id ?? null),
}));
