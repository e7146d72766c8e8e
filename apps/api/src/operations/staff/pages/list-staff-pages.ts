import { PAGE_LANGS, PAGE_NAMES } from "../../../content/pages/texts/texts.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { presentPageCard, readPageRows } from "./staff-page.ts";

export const listStaffPages = defineOperation("listStaffPages", async ({ reads }) => {
  const rows = new Map((await readPageRows(reads)).map((row) => [`${row.name} ${row.lang}`, row]));
  const items = PAGE_NAMES.flatMap((name) =>
    PAGE_LANGS.map((lang) => presentPageCard({ name, lang }, rows.get(`${name} ${lang}`))),
  );
  return { status: 200, data: { items } };
});
