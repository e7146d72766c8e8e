import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { presentBanner } from "../../../content/ads/banner-rows.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { readDraft, readOwnBanner } from "./banner-drafts.ts";

export const getPortalBanner = defineOperation("getPortalBanner", async ({ params, query, db, found }) => {
  const brand = found(managedBrand);
  const { type, id } = params;
  if (id === "new") {
    const { tmp_id: tmpId } = query;
    const draft = tmpId === undefined ? null : await readDraft(db, brand.id, { tmpId, type });
    if (tmpId !== undefined && !draft) throw notFound();
    const empty = { type, saved: null, draft, isDraftShown: true, tmpId: randomUUID() };
    return { status: 200, data: await presentBanner(db, empty) };
  }
  const saved = await readOwnBanner(db, brand.id, sql`n.id = ${Number(id)} and n.type = ${type}`);
  if (!saved) throw notFound();
  const draft = await readDraft(db, brand.id, { id: saved.id });
  return { status: 200, data: await presentBanner(db, { type, saved, draft, isDraftShown: true }) };
});
