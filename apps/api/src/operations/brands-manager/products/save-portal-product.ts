import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyBrandFollowers } from "../../../notifications/notify-brand-followers.ts";
import { editable, type ManagedBrand, managedBrand } from "../access/managed-brand.ts";
import { presentProduct } from "./present-product.ts";
import {
  currentVersion,
  EMPTY_PRODUCT,
  givenState,
  type ProductDraft,
  type ProductState,
  type PublishedProduct,
  readDraft,
  readPublished,
} from "./product-state.ts";
import { publishProduct } from "./publish-product.ts";
import { saveDraft } from "./save-draft.ts";

/** The product before the save. */
interface Before {
  readonly published: PublishedProduct | null;
  readonly draft: ProductDraft | null;
  readonly tmpId: string;
}

export const savePortalProduct = defineOperation(
  "savePortalProduct",
  async ({ params, body, user, jobs, transaction, found }) => {
    const brand = editable(found(managedBrand));
    const data = await transaction(async (tx) => {
      // Saves of a brand's managers are serialised, so that each sees the others' changes.
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      const before = await readBefore(tx, brand, params.id, body);
      const { published, draft, tmpId } = before;
      const given = givenState(body);
      if (body.version !== undefined && body.version !== currentVersion(published, draft)) {
        const present = await presentProduct(tx, brand, published, draft);
        // A repeated request changes nothing, so it is no conflict.
        if (!body.is_draft && draft === null && isSaved(published, given)) return present;
        throw stale(present);
      }
      if (body.is_draft) {
        const saved = await saveDraft(tx, brand, user.id, { published, draft, tmpId, given });
        return await presentProduct(tx, brand, published, saved);
      }
      const state = { ...EMPTY_PRODUCT, ...published?.state, ...draft?.value, ...given };
      const lang = given.lang ?? draft?.value.lang ?? published?.state.lang;
      if (lang === undefined) throw invalid([{ code: "required", field: "lang" }]);
      const id = await publishProduct(tx, brand, user.id, { published, draft, tmpId, state });
      if (published === null) {
        await notifyBrandFollowers(tx, jobs, {
          ...{ brandId: brand.id, userId: user.id, event: "brand_news", type: "product", content_id: id },
        });
      }
      const saved = await readPublished(tx, brand.id, { id });
      return await presentProduct(tx, brand, saved, null);
    });
    return { status: 200, data };
  },
);

/** Whether what is published holds all that is given. */
const isSaved = (published: PublishedProduct | null, given: Partial<ProductState>): boolean =>
  published !== null && isDeepStrictEqual({ ...published.state, ...given }, { ...published.state });

async function readBefore(
  tx: Tx,
  brand: ManagedBrand,
  id: number | string,
  body: RequestBody<"savePortalProduct">,
): Promise<Before> {
  if (id === "new") {
    const tmpId = body.tmp_id;
    if (tmpId === undefined) throw invalid([{ code: "required", field: "tmp_id" }]);
    const published = await readPublished(tx, brand.id, { tmpId });
    const draft = published
      ? await readDraft(tx, brand.id, { id: published.id })
      : await readDraft(tx, brand.id, { tmpId });
    return { published, draft, tmpId: draft?.tmp_id ?? (published ? randomUUID() : tmpId) };
  }
  const which = { id: Number(id) };
  const published = await readPublished(tx, brand.id, which);
  if (!published) throw notFound();
  const draft = await readDraft(tx, brand.id, which);
  return { published, draft, tmpId: draft?.tmp_id ?? randomUUID() };
}
