import { textLang } from "../../content/text-lang.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readMain } from "./read-main.ts";

export const getMain = defineOperation("getMain", async ({ user, reads, locale }) => ({
  status: 200,
  data: await readMain(reads, user?.id ?? null, textLang(locale)),
}));
