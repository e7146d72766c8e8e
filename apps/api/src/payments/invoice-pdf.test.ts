import { buffer } from "node:stream/consumers";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { pdfPages } from "../testing/pdf-text.ts";
import { invoicePdf } from "./invoice-pdf.ts";

const INVOICE: Schema<"Invoice"> = {
  id: 1,
  number: "INV-2026-0001",
  kind: "premium",
  plan: "premium-month",
  title: "Premium",
  add_date: "2026-11-01T10:00:00.000Z",
  date_start: "2026-11-01",
  date_end: "2026-11-30",
  price: { amount: 490, currency: "EUR" },
  vat_percent: 20,
  state: "open",
  is_paid: false,
  pay_date: null,
  due_date: "2026-11-15",
  is_transfer: true,
  item_transfer: { payee: "Grow GmbH", iban: "AT611904300234573201", bic: "BKAUATWW", text: "Bank of Wien" },
  item_user: null,
  item_brand: null,
  bill_to: "",
  url: null,
};

async function pagesOf(
  billTo: string,
  seller = "Grow\ngrow.example",
  columns: Partial<Schema<"Invoice">> = {},
) {
  const invoice = { ...INVOICE, bill_to: billTo, ...columns };
  return pdfPages(await buffer(await invoicePdf(invoice, { seller, locale: "en" })));
}

describe("invoicePdf", () => {
  it("puts both addresses, the item and the total on one page", async () => {
    const pages = await pagesOf("Lucia Varga\nLindengasse 4\n1070 Wien");
    expect(pages).toHaveLength(1);
    expect(pages[0]).toEqual(
      expect.arrayContaining([
        "grow.example",
        "Lucia Varga",
        "Lindengasse 4",
        "1070 Wien",
        "Premium",
        "€4.90",
      ]),
    );
  });

  it("says whom to pay, where, how much, until when and with which reference while it is open", async () => {
    const text = (await pagesOf("")).flat();
    const payment = text.slice(text.indexOf("Payment"));
    for (const part of [
      "Grow GmbH",
      "AT61 1904 3002 3457 3201",
      "BKAUATWW",
      "INV-2026-0001",
      "Bank of Wien",
    ]) {
      expect(payment).toContain(part);
    }
    expect(payment).toEqual(expect.arrayContaining(["€4.90", "15 November 2026"]));
  });

  it("says that the details follow where an operator has set none, and nothing once it is paid or by card", async () => {
    const of = async (columns: Partial<Schema<"Invoice">>) => (await pagesOf("", "Grow", columns)).flat();
    expect(await of({ item_transfer: null })).toContain("We'll email you the payment details.");
    expect(await of({ state: "paid", is_paid: true })).not.toContain("Payment");
    expect(await of({ is_transfer: false, item_transfer: null })).not.toContain("Payment");
  });

  it.each([
    ["at spaces", `${"Grünberg-Anbaugemeinschaft ".repeat(18)}`.trim(), " "],
    ["inside a word without spaces", "W".repeat(500), ""],
  ])("wraps a long line %s", async (_where, line, joint) => {
    const texts = (await pagesOf(line)).flat();
    const written = texts.slice(texts.indexOf("Bill to") + 1, texts.indexOf("Item"));
    expect(written.length).toBeGreaterThan(4);
    expect(written.join(joint)).toBe(line);
  });

  it("continues an address of many lines on the next pages and loses none", async () => {
    const lines = Array.from({ length: 120 }, (_none, index) => String(index + 100));
    const pages = await pagesOf(lines.join("\n"), lines.slice(0, 20).join("\n"));
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.flat();
    expect(texts.slice(texts.indexOf("Bill to") + 1, texts.indexOf("Item"))).toEqual(lines);
    expect(pages.at(-1)).toEqual(expect.arrayContaining(["Item", "Total", "€4.90"]));
  });
});
