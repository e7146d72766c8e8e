import "@grow/app-kit/locales/catalog.ts";
import "../../locales/shell/catalog.ts";
import { keptMarkup } from "@grow/app-kit/document/keep-markup.server.tsx";
import { KeptMarkup } from "@grow/app-kit/document/kept-item.tsx";
import { AppLinks } from "@grow/app-kit/shell/app-links.tsx";
import { type Measures, measuresFromText } from "@grow/domain";
import { LOCALES, type Locale } from "@grow/i18n";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { CardData } from "./card-data.ts";
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
    harvest: { weight: 412.5, perWatt: 1.37 },
    phases: [0, 2],
    newest: "harvest9",
    author: null,
  },
  { ...growing, id: 15, photo: null, phases: [], newest: null, is_video: false, is_lock: false },
];
const metric = measuresFromText(undefined);
const own = measuresFromText("imperial");

function pages(locale: Locale, measures: Measures): { kept: string; plain: string } {
  const list = <DiaryCards cards={cards} measures={measures} columns={3} leads />;
  const page = (
    <LocaleProvider locale={locale}>
      <AppLinks>{list}</AppLinks>
    </LocaleProvider>
  );
  return {
    plain: renderToString(page),
    kept: renderToString(<KeptMarkup.Provider value={keptMarkup(locale)}>{page}</KeptMarkup.Provider>),
  };
}

it.each(LOCALES)("cards that the server keeps are those it would draw, in %s", (locale) => {
  for (const measures of [metric, own]) {
    const first = pages(locale, measures);
    expect(first.kept).toBe(first.plain);
    expect(pages(locale, measures).kept).toBe(first.plain);
  }
});

it("who reads in other units finds his own", () => {
  expect(pages("en", metric).kept).toMatch(/Harvested, 412.5\sg/);
  expect(pages("en", own).kept).toMatch(/Harvested, 14.55\soz/);
});
