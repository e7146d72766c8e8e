import { sql } from "kysely";
import { textLang } from "../../../content/text-lang.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { checkPictures } from "./newsletter-pictures.ts";

export const testNewsletter = defineOperation(
  "testNewsletter",
  async ({ body, user, transaction, locale, jobs, found }) => {
    const brand = editable(found(managedBrand));
    const { title, preview = "", text, lang = textLang(locale) } = body;
    await transaction(async (tx) => {
      await checkPictures(tx, brand.id, text);
      const { rows } = await sql`
        select from account where user_id = ${user.id} and is_email_confirmed and email is not null`.execute(
        tx,
      );
      if (rows.length === 0) throw invalid([{ code: "not_allowed", field: "email" }]);
      const content = { title: title.trim(), preview: preview.trim(), text, lang };
      await jobs.send("test-newsletter", { user_id: user.id, brand_id: brand.id, ...content }, tx);
    });
    return { status: 204 };
  },
);
