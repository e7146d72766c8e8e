import { sql } from "kysely";
import { textLang } from "../../../content/text-lang.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { findNewsletter, type NewsletterContent, presentNewsletter } from "./newsletter-rows.ts";
import { givenContent, storeNewsletter } from "./store-newsletter.ts";

/** Most newsletters of a brand, removed ones apart. */
export const MOST_NEWSLETTERS = 1000;

export const createNewsletter = defineOperation(
  "createNewsletter",
  async ({ body, user, transaction, locale, found, now }) => {
    const { id: brandId } = editable(found(managedBrand));
    const content: NewsletterContent = {
      ...{ title: "", preview: "", text: "", lang: textLang(locale), audience: "followers", langs: [] },
      ...{ send_date: null, ...givenContent(body) },
    };
    const data = await transaction(async (tx) => {
      await sql`select from brand where id = ${brandId} for update`.execute(tx);
      await requireRoom(tx, brandId);
      const id = await storeNewsletter(tx, {
        ...{ id: null, brandId, userId: user.id, content, isDraft: body.is_draft ?? false },
        now: now(),
      });
      return presentNewsletter(await findNewsletter(tx, brandId, id));
    });
    return { status: 201, data };
  },
);

async function requireRoom(tx: Tx, brandId: number): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from newsletter where brand_id = ${brandId} and not is_remove`.execute(tx);
  if ((rows[0]?.total ?? 0) >= MOST_NEWSLETTERS)
    throw invalid([{ code: "too_many", field: "title", params: { max: MOST_NEWSLETTERS } }]);
}
