// @vitest-environment happy-dom
import "../../locales/catalog.ts";
import "./locales/catalog.ts";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { NoticeView } from "./line-view.ts";
import { NotificationLines } from "./notification-lines.tsx";
import { ACTIVITY, DECISIONS, FOLLOWED } from "./told-events.ts";

vi.mock("../root-data.ts", () => ({ useRootData: () => ({ now: Date.parse("2026-09-14T09:30:00.000Z") }) }));

const line: NoticeView = {
  ...{ id: 501, event: "like", about: "week", group: "like:week:181", day: "2026-09-14" },
  ...{ who: { id: 7, name: "tessellate", avatar: null }, cntUsers: 1, isNew: false },
  ...{ date: "2026-09-14T08:30:00.000Z", href: "/diaries/12", title: "Velvet Orbit", week: null, text: "" },
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

  it("says who added a week or started a diary", () => {
    expect(headOf({ event: "week_new" })).toBe("tessellateadded a week");
    expect(headOf({ event: "diary_new", about: "diary" })).toBe("tessellatestarted a diary");
  });

  it.each(TRANSLATED_LOCALES)("has a sentence of its own for each event in %s", (locale) => {
    // An event that only a newer server knows.
    const vague = headOf({ event: "award_won" }, locale);
    for (const event of [...ACTIVITY, ...FOLLOWED, ...DECISIONS]) {
      const head = headOf({ event }, locale);
      expect(head, event).not.toBe(vague);
      expect(head, event).not.toMatch(/[{}]|notification\./);
    }
  });
});
