import { sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import type { Db } from "../../db/database.ts";
import { forbidden, invalid } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { returnUrl } from "../../http/return-url.ts";
import { orderPlan, startTrial } from "../../payments/order-plan.ts";
import { openCheckout } from "../../payments/stripe.ts";

export const createCheckout = defineOperation(
  "createCheckout",
  async ({ body, user, db, transaction, config, locale, jobs }) => {
    const { kind, plan, brand_id: brandId, return_path: returnPath, bill_to: billTo = "" } = body;
    const returns = returnUrl(returnPath, [config.publicUrl, config.brandsUrl]);
    if (kind === "partner") await requireOwner(db, user.id, brandId);
    const { stripe } = config.payment;
    const order = {
      plan,
      userId: user.id,
      brandId: kind === "partner" ? (brandId ?? null) : null,
      billTo: billTo.trim(),
      returnPath,
      provider: stripe === null ? ("manual" as const) : ("stripe" as const),
      terms: config.payment,
      lang: textLang(locale),
    };
    const invoice = await transaction(async (tx) => {
      const { rows } =
        await sql`select from plan where code = ${plan} and kind = ${kind} and is_enabled`.execute(tx);
      const ordered = rows.length === 0 ? null : await orderPlan(tx, order);
      if (ordered === null) throw invalid([{ code: "unknown_reference", field: "plan" }]);
      await startTrial(tx, order);
      if (stripe === null) await jobs.send("send-invoice", { invoice_id: ordered.id }, tx);
      await recordEvent(tx, {
        type: order.brandId === null ? "invoice.create" : "brand.order",
        user_id: user.id,
        content_type: order.brandId === null ? "invoice" : "brand",
        content_id: order.brandId ?? ordered.id,
        params: { name: ordered.title, invoice_id: ordered.id },
      });
      return ordered;
    });
    const back = withInvoice(new URL(returns), invoice.id);
    if (stripe === null) {
      const isOurs = returnPath.startsWith("/");
      return {
        status: 201,
        data: { url: isOurs ? `${back.pathname}${back.search}` : back.href, invoice_id: invoice.id },
      };
    }
    const pages = { success: back.href, cancel: returns.href };
    return { status: 201, data: { url: await openCheckout(stripe, invoice, pages), invoice_id: invoice.id } };
  },
);

/** @throws ApiError 422 without a brand, 403 for one that the user does not own */
async function requireOwner(db: Db, userId: number, brandId: number | undefined): Promise<void> {
  if (brandId === undefined) throw invalid([{ code: "required", field: "brand_id" }]);
  const { rows } = await sql`
    select from brand_manager m join brand b on b.id = m.brand_id and not b.is_remove
    where m.brand_id = ${brandId} and m.user_id = ${userId} and m.role = 'owner'`.execute(db);
  if (rows.length === 0) throw forbidden();
}

function withInvoice(url: URL, id: number): URL {
  url.searchParams.set("invoice", String(id));
  return url;
}
