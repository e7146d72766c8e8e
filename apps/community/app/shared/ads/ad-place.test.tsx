import "@grow/app-kit/locales/catalog.ts";
import { MarkupCacheContext } from "@grow/app-kit/document/cached-item.tsx";
import { cachedMarkup } from "@grow/app-kit/document/cached-markup.server.tsx";
import { TRANSLATED_LOCALES } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { AdPlace } from "./ad-place.tsx";
import { SLOT_KINDS, type SlotKind } from "./slot-kinds.ts";

let viewer: { isPremium: boolean } | null = null;
afterEach(() => {
  viewer = null;
});
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  useLocation: () => ({ pathname: "/diaries/12-night-plum/week/3", search: "" }),
  useRouteLoaderData: () => ({ viewer }),
}));

const html = (kind: SlotKind, locale: (typeof TRANSLATED_LOCALES)[number] = "en") =>
  renderToString(
    <LocaleProvider locale={locale}>
      <MarkupCacheContext.Provider value={cachedMarkup(locale)}>
        <AdPlace kind={kind} />
      </MarkupCacheContext.Provider>
    </LocaleProvider>,
  );

it("a slot names its kind and the section of its page, for guests and members", () => {
  for (const one of [null, { isPremium: false }]) {
    viewer = one;
    expect(html("cpm")).toMatch(/data-ad-slot="cpm" data-section="diary"/);
  }
});

it("a member with Premium has no slot", () => {
  viewer = { isPremium: true };
  for (const kind of Object.keys(SLOT_KINDS) as SlotKind[]) expect(html(kind)).toBe("");
});

it.each(TRANSLATED_LOCALES)(
  "a slot in %s has all words, and a banner of the site's own for pages without scripts",
  (locale) => {
    for (const kind of Object.keys(SLOT_KINDS) as SlotKind[]) {
      const page = html(kind, locale);
      expect(page).not.toMatch(/>ad\./);
      expect(page.match(/\{name\}/g)).toHaveLength(3);
      expect(page).toMatch(/<a [^>]*href="\/[a-z]/);
    }
  },
);
