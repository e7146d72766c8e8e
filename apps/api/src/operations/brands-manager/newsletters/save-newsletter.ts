import { isDeepStrictEqual } from "node:util";
import { invalid, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { findNewsletter, lockNewsletter, type NewsletterRow, presentNewsletter } from "./newsletter-rows.ts";
import { givenContent, storeNewsletter } from "./store-newsletter.ts";

export const saveNewsletter = defineOperation(
  "saveNewsletter",
  async ({ params: { id }, body, user, transaction, found, now }) => {
    const { id: brandId } = editable(found(managedBrand));
    const isDraft = body.is_draft ?? false;
    const data = await transaction(async (tx) => {
      const before = await lockNewsletter(tx, brandId, id);
      const given = givenContent(body);
      if (body.version !== undefined && body.version !== before.version) {
        const present = presentNewsletter(before);
        // A repeated request changes nothing, so it is no conflict.
        const isRepeated = isDraft === (before.state === "draft") && holds(before, given);
        if (isRepeated) return present;
        throw stale(present);
      }
      if (before.state !== "draft") throw invalid([{ code: "not_allowed", field: "state" }]);
      const { title, preview, text, lang, audience, langs, send_date } = before;
      const content = { title, preview, text, lang, audience, langs, send_date, ...given };
      await storeNewsletter(tx, { id, brandId, userId: user.id, content, isDraft, now: now() });
      return presentNewsletter(await findNewsletter(tx, brandId, id));
    });
    return { status: 200, data };
  },
);

/** Whether the newsletter has all that is given. */
function holds(saved: NewsletterRow, given: object): boolean {
  return isDeepStrictEqual({ ...saved, ...given }, { ...saved });
}
