// @vitest-environment happy-dom
import "../../locales/catalog.ts";
import "./locales/catalog.ts";
import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { NoticeView } from "./line-view.ts";
import { NotificationLines } from "./notification-lines.tsx";

vi.mock("../root-data.ts", () => ({ useRootData: () => ({ now: Date.parse("2026-09-14T09:30:00.000Z") }) }));

const line: NoticeView = {
  ...{ id: 501, event: "like", about: "week", group: "like:week:181", day: "2026-09-14" },
  ...{ who: { id: 7, name: "tessellate", avatar: null }, cntUsers: 1, cntNotifications: 1, isNew: false },
  ...{ date: "2026-09-14T08:30:00.000Z", href: "/diaries/12", title: "Velvet Orbit", week: null, text: "" },
  plan: null,
};

function headOf(change: Partial<NoticeView>, locale: (typeof TRANSLATED_LOCALES)[number] = "en"): string {
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <NotificationLines user={1} items={[{ ...line, ...change }]} />
    </LocaleProvider>,
  );
  for (const time of document.querySelectorAll("time")) time.remove();
  return document.querySelector("li p")?.textContent ?? "";
}

describe("NotificationLines", () => {
  it("says who mentioned the reader, and where", () => {
    expect(headOf({ event: "mention", about: "review" })).toBe("tessellatementioned you in a review");
    expect(headOf({ event: "mention", about: "comment" })).toBe("tessellatementioned you in a comment");
  });

  it.each(TRANSLATED_LOCALES)("says when a plan renews, for how much, and when it ends in %s", (locale) => {
    const plan = { kind: "premium" as const, date_end: "2026-12-01", brand: null };
    const price = { amount: 490, currency: "EUR" };
    const of = (change: Pick<NonNullable<NoticeView["plan"]>, "state" | "price">) =>
      headOf({ event: "premium_end", who: null, title: "", plan: { ...plan, ...change } }, locale);
    const sentences = [
      of({ state: "renews", price }),
      of({ state: "ends", price: null }),
      of({ state: "ended", price: null }),
    ];
    expect(sentences[0]).toMatch(/4[.,]90/);
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/Premium.*\d/);
      expect(sentence).not.toMatch(/[{}]|notification\./);
    }
    expect(document.querySelector("a")?.getAttribute("href")).toBe("/diaries/12");
  });

  it("says who added a week or started a diary", () => {
    expect(headOf({ event: "week_new" })).toBe("tessellateadded a week");
    expect(headOf({ event: "week_new", cntNotifications: 3 })).toBe("tessellateadded 3 weeks");
    expect(headOf({ event: "diary_new", about: "diary" })).toBe("tessellatestarted a diary");
  });

  it.each(TRANSLATED_LOCALES)("has a sentence of its own for each event in %s", (locale) => {
    // An event that only a newer server knows.
    const vague = headOf({ event: "unheard_of" as "like" }, locale);
    const heads = (Object.keys(NOTIFICATION_EVENTS) as NoticeView["event"][]).map((event) => {
      const head = headOf({ event }, locale);
      expect(head, event).not.toMatch(/[{}]|notification\./);
      return head;
    });
    expect(new Set([...heads, vague]).size).toBe(heads.length + 1);
  });
});
