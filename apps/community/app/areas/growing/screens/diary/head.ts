import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { Schema } from "@grow/contract";
import { publicationDate } from "@grow/domain";
import { DEFAULT_LOCALE, type Locale, TRANSLATED_LOCALES } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { paths } from "../../../../paths.ts";
import { oembedLink } from "../../../../shared/oembed-link.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import { structuredData, structuredWeek } from "./structured-data.ts";
import { diaryTitles } from "./titles.ts";
import type { WeekView } from "./week-view.ts";

interface HeadContext {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly environment: { readonly publicUrl: string };
}

/** The card in the language of the page: of the week, where it has the page to itself. */
function sharedCard(card: string | null, week: number | undefined, locale: Locale): string | null {
  const language = TRANSLATED_LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;
  const which = [
    ...(week === undefined ? [] : [`-w${week}`]),
    ...(language === DEFAULT_LOCALE ? [] : [`-${language}`]),
  ];
  return card?.replace(/(?=\.jpg$)/, which.join("")) ?? null;
}

/**
 * @param week - the shown week; null when there is none, or it is locked
 * @param hasOwnAddress - it is not the one that the diary's own address shows
 */
export function diaryHead(
  { i18n, environment, locale }: HeadContext,
  diary: Schema<"Diary">,
  week: WeekView | null,
  hasOwnAddress: boolean,
): PageHead {
  const { dublicate_num: copy, canonical } = diary;
  const isOpen = !diary.is_ban && !diary.is_moderate && !diary.is_hidden && diary.visibility === "public";
  const shown = hasOwnAddress ? diary.items_week.find((one) => one.id === week?.id) : undefined;
  const published = publicationDate((shown ?? diary).add_date);
  const card = sharedCard(diary.cover_og, shown?.id, locale);
  const photo = shown && week?.photos[0];
  const jsonLd = () =>
    shown
      ? structuredWeek(diary, shown, weekWord(i18n, shown.name), environment.publicUrl)
      : structuredData(diary, environment.publicUrl);
  const address = week && hasOwnAddress ? paths.week(canonical, week.id) : canonical;
  const feed = {
    path: paths.diaryFeed(diary.link),
    title: diary.name,
    type: "application/atom+xml",
  } as const;
  return {
    ...diaryTitles(i18n, {
      diaryname: copy > 0 ? `${diary.name} (${copy})` : diary.name,
      strainname: diary.seeds[0]?.name ?? "",
      username: diary.item_user?.name ?? "",
      week: week && hasOwnAddress ? weekWord(i18n, week.name) : "",
      text: week?.text ?? "",
    }),
    canonical: address,
    type: "article",
    // A locked week has no text.
    isIndexed: isOpen && (week !== null || !hasOwnAddress),
    ...(card ? { card } : photo ? { image: photo.url } : {}),
    ...(published ? { publishedTime: published } : {}),
    alternates: [
      ...(diary.visibility === "private" ? [] : [feed]),
      ...(isOpen ? [oembedLink(address, diary.name, environment.publicUrl)] : []),
    ],
    ...(isOpen ? { jsonLd: jsonLd() } : {}),
  };
}
