import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { unavailable } from "../errors/api-error.ts";
import type { OpenInvoice } from "./order-plan.ts";

/** How to reach Stripe, or a server that speaks its API. */
export interface StripeConfig {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secretKey: string;
  /** Verifies Stripe's messages. */
  readonly webhookSecret: string;
}

const session = z.looseObject({ id: z.string().min(1), url: z.url() });

/** Timeout of Stripe in milliseconds. */
const PATIENCE = 10_000;

export interface CheckoutPages {
  readonly success: string;
  readonly cancel: string;
}

/**
 * Creates a checkout page for an invoice. A repeated call for one invoice returns the same page.
 *
 * @returns its URL
 * @throws ApiError 503 if Stripe does not respond
 */
export async function openCheckout(
  { url, secretKey }: StripeConfig,
  invoice: OpenInvoice,
  pages: CheckoutPages,
): Promise<string> {
  const form = new URLSearchParams({
    mode: "payment",
    client_reference_id: String(invoice.id),
    success_url: pages.success,
    cancel_url: pages.cancel,
    "metadata[invoice_id]": String(invoice.id),
    "payment_intent_data[metadata][invoice_id]": String(invoice.id),
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": invoice.price_currency.toLowerCase(),
    "line_items[0][price_data][unit_amount]": String(invoice.price_amount),
    "line_items[0][price_data][product_data][name]": `${invoice.title}, ${invoice.number}`,
  });
  try {
    const response = await fetch(`${url}/v1/checkout/sessions`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}`, "idempotency-key": `checkout-${invoice.number}` },
      body: form,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`Stripe answered ${response.status}.`);
    return session.parse(await response.json()).url;
  } catch {
    throw unavailable(30);
  }
}

/** Seconds that a signed message may be old: later it may be a replay. */
const TOLERANCE = 300;

/**
 * Whether a message was signed with our secret, not long ago.
 *
 * @param header `Stripe-Signature`: `t=…,v1=…`, with a signature for each secret while one is being replaced
 */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(",").map((part) => part.split("=", 2));
  const time = Number(parts.find(([name]) => name === "t")?.[1]);
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE) return false;
  const wanted = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return parts.some(([name, value = ""]) => {
    if (name !== "v1") return false;
    const given = Buffer.from(value, "hex");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
