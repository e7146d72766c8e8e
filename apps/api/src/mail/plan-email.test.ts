import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { describe, expect, it } from "vitest";
import { planMail } from "./plan-email.ts";

describe.each(TRANSLATED_LOCALES)("an announcement of a plan in %s", (locale) => {
  const mail = (kind: "premium" | "partner", state: "renews" | "ends" | "ended") =>
    planMail({
      ...{ to: "lucia@grow.example", name: "lucia", locale, kind, state, date: "2026-12-01", brand: "Loam" },
      invoice: state === "renews" ? { number: "INV-2026-0007", amount: 490, currency: "EUR" } : null,
      url: "https://grow.example/premium",
      settingsUrl: "https://grow.example/settings",
      unsubscribeUrl: "https://grow.example/unsubscribe",
    });

  it.each(["premium", "partner"] as const)("fills every text of %s and doubles no full stop", (kind) => {
    for (const state of ["renews", "ends", "ended"] as const) {
      const { subject, text } = mail(kind, state);
      expect(`${subject} ${text}`).not.toMatch(/[{}]|\.\.|undefined/);
      expect(text.includes("Loam")).toBe(kind === "partner");
    }
  });

  it("names the invoice that keeps it, and what it costs", () => {
    const { subject, text } = mail("premium", "renews");
    expect(subject).toMatch(/4[.,]90/);
    expect(text).toContain("INV-2026-0007");
    expect(text).toMatch(/4[.,]90/);
  });
});
