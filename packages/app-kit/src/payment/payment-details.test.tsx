// @vitest-environment happy-dom
import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PaymentDetails } from "./payment-details.tsx";

const invoice = {
  ...{ id: 3, number: "INV-2026-0007", state: "open", price: { amount: 490, currency: "EUR" } },
  ...{ due_date: "2026-11-15", is_transfer: true, url: "/api/partners/invoices/3/file" },
  item_transfer: { payee: "Grow GmbH", iban: "AT611904300234573201", bic: "BKAUATWW", text: "Bank of Wien" },
} as Schema<"Invoice">;

function shown(change: Partial<Schema<"Invoice">>, locale: (typeof TRANSLATED_LOCALES)[number] = "en") {
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <PaymentDetails invoice={{ ...invoice, ...change }} isNew />
    </LocaleProvider>,
  );
  return document.body.textContent ?? "";
}

describe("PaymentDetails", () => {
  it.each(TRANSLATED_LOCALES)(
    "says whom to pay, where, how much and with which reference in %s",
    (locale) => {
      const text = shown({}, locale);
      for (const part of [
        "Grow GmbH",
        "AT61 1904 3002 3457 3201",
        "BKAUATWW",
        "INV-2026-0007",
        "Bank of Wien",
      ]) {
        expect(text).toContain(part);
      }
      expect(text).toMatch(/4[.,]90/);
      expect(text).not.toMatch(/[{}]|payment\./);
      expect(document.querySelectorAll("dt")).toHaveLength(6);
    },
  );

  it("says that the details follow by email where an operator has set none", () => {
    const text = shown({ item_transfer: null });
    expect(text).toContain("We'll email you where to pay.");
    expect(text).toContain("INV-2026-0007");
    expect(text).not.toContain("IBAN");
  });

  it("names no account for a payment by card", () => {
    const text = shown({ is_transfer: false, item_transfer: null });
    expect(text).toContain("card payment");
    expect(document.querySelector("dl")).toBeNull();
  });
});
