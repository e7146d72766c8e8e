import "@grow/app-kit/locales/catalog.ts";
import "../../locales/catalog.ts";
import { MarkupCacheContext } from "@grow/app-kit/document/cached-item.tsx";
import { cachedMarkup } from "@grow/app-kit/document/cached-markup.server.tsx";
import { AppLinks } from "@grow/app-kit/shell/app-links.tsx";
import { IMPERIAL, METRIC } from "@grow/domain";
import { LOCALES, type Locale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type CardData, shownWeight } from "./card-data.ts";
import { DiaryCards } from "./diary-cards.tsx";

const growing: CardData = {
  id: 12,
  name: 'Night Plum & <friends>, "round two"',
  lang: "en",
  link: "/diaries/12-night-plum",
  photo: { url: "/media/abc/1080.webp", width: 1080, height: 1350, color: "#334422", alt: "A <leaf>" },
  author: { id: 7, name: "grower", avatar: null },
  phases: [-1, 0, 0, 1],
  newest: "week4",
  harvest: null,
  is_video: true,
  is_lock: true,
  cnt_likes: 1,
  cnt_comments: 12_345,
};
const cards: CardData[] = [
  growing,
  {
    ...growing,
    id: 13,
    lang: "th",
    name: "ดอกไม้",
    author: { id: 8, name: "other", avatar: "/media/def/160.webp" },
  },
  {
    ...growing,
    id: 14,
    harvest: { weight: shownWeight(412.5, METRIC), perWatt: 1.37 },
    phases: [0, 2],
    newest: "harvest9",
    author: null,
  },
  { ...growing, id: 15, photo: null, phases: [], newest: null, is_video: false, is_lock: false },
];
const imperial = cards.map((card) =>
  card.harvest ? { ...card, harvest: { ...card.harvest, weight: shownWeight(412.5, IMPERIAL) } } : card,
);

function pages(locale: Locale, shown: readonly CardData[]): { cached: string; plain: string } {
  const list = <DiaryCards cards={shown} columns={3} leads />;
  const page = (
    <LocaleProvider locale={locale}>
      <AppLinks>{list}</AppLinks>
    </LocaleProvider>
  );
  return {
    plain: renderToString(page),
    cached: renderToString(
      <MarkupCacheContext.Provider value={cachedMarkup(locale)}>{page}</MarkupCacheContext.Provider>,
    ),
  };
}

it.each(LOCALES)("cached cards equal freshly rendered cards, in %s", (locale) => {
  for (const shown of [cards, imperial]) {
    const first = pages(locale, shown);
    expect(first.cached).toBe(first.plain);
    expect(pages(locale, shown).cached).toBe(first.plain);
  }
});

it("a cached card shows the weight in the reader's unit", () => {
  expect(pages("en", cards).cached).toMatch(/Harvested, 412.5\sg/);
  expect(pages("en", imperial).cached).toMatch(/Harvested, 14.55\soz/);
});
