import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import {
  type BannerDraft,
  type BannerRow,
  type BannerState,
  bannerVersion,
  EMPTY_BANNER,
  presentBanner,
} from "../../../content/ads/banner-rows.ts";
import type { BannerType } from "../../../content/ads/running-banners.ts";
import { textLang } from "../../../content/text-lang.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid, notFound, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, type ManagedBrand, managedBrand } from "../access/managed-brand.ts";
import { givenState, readDraft, readOwnBanner, saveDraft } from "./banner-drafts.ts";
import { submitBanner } from "./submit-banner.ts";

/** The banner before the save. */
interface Before {
  readonly saved: BannerRow | null;
  readonly draft: BannerDraft | null;
  readonly tmpId: string;
}

export const savePortalBanner = defineOperation(
  "savePortalBanner",
  async ({ params: { type, id }, body, user, transaction, locale, found }) => {
    const brand = editable(found(managedBrand));
    const data = await transaction(async (tx) => {
      // Saves of a brand's managers are serialised, so that each sees the others' changes.
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      const before = await readBefore(tx, brand, { type, id, tmpId: body.tmp_id });
      const { saved, draft, tmpId } = before;
      const given = givenState(body);
      if (body.version !== undefined && body.version !== bannerVersion(saved, draft)) {
        const present = await presentBanner(tx, { type, saved, draft, isDraftShown: true });
        // A repeated request changes nothing, so it is no conflict.
        if (!body.is_draft && draft === null && isSaved(saved, given)) return present;
        throw stale(present);
      }
      if (body.is_draft) {
        await saveDraft(tx, brand, user.id, { type, saved, draft, tmpId, given });
        const latest = await readDraft(tx, brand.id, { tmpId });
        return await presentBanner(tx, { type, saved, draft: latest, isDraftShown: true });
      }
      const { type: _type, ...drafted } = draft?.value ?? { type };
      const content = {
        ...EMPTY_BANNER,
        lang: textLang(locale),
        ...saved?.content,
        ...drafted,
        ...given,
      };
      const savedId = await submitBanner(tx, brand, user.id, { type, saved, draft, tmpId, content });
      const now = await readOwnBanner(tx, brand.id, sql`n.id = ${savedId}`);
      return await presentBanner(tx, { type, saved: now, draft: null, isDraftShown: true });
    });
    return { status: 200, data };
  },
);

/** Whether what is saved holds all that is given. */
const isSaved = (saved: BannerRow | null, given: Partial<BannerState>): boolean =>
  saved !== null && isDeepStrictEqual({ ...saved.content, ...given }, { ...saved.content });

interface Named {
  readonly type: BannerType;
  readonly id: number | string;
  readonly tmpId: RequestBody<"savePortalBanner">["tmp_id"];
}

async function readBefore(tx: Tx, brand: ManagedBrand, { type, id, tmpId }: Named): Promise<Before> {
  if (id === "new") {
    if (tmpId === undefined) throw invalid([{ code: "required", field: "tmp_id" }]);
    const saved = await readOwnBanner(tx, brand.id, sql`n.tmp_id = ${tmpId} and n.type = ${type}`);
    const draft = saved
      ? await readDraft(tx, brand.id, { id: saved.id })
      : await readDraft(tx, brand.id, { tmpId });
    return { saved, draft, tmpId: draft?.tmp_id ?? (saved ? randomUUID() : tmpId) };
  }
  const saved = await readOwnBanner(tx, brand.id, sql`n.id = ${Number(id)} and n.type = ${type}`);
  if (!saved) throw notFound();
  const draft = await readDraft(tx, brand.id, { id: saved.id });
  return { saved, draft, tmpId: draft?.tmp_id ?? randomUUID() };
}
