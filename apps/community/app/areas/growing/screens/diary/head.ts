import type { PageHead } from "@grow/app-kit/request/head.ts";
import type { Schema } from "@grow/contract";
import { publicationDate } from "@grow/domain";
import type { I18n } from "@lingui/core";
import { paths } from "../../../../paths.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import { structuredData, structuredWeek } from "./structured-data.ts";
import { diaryTitles } from "./titles.ts";
import type { WeekView } from "./week-view.ts";

interface HeadContext {
  readonly i18n: I18n;
  readonly environment: { readonly publicUrl: string };
}

/**
 * @param week - the shown week; null when there is none, or it is locked
 * @param hasOwnAddress - it is not the one that the diary's own address shows
 */
export function diaryHead(
  { i18n, environment }: HeadContext,
  diary: Schema<"Diary">,
  week: WeekView | null,
  hasOwnAddress: boolean,
): PageHead {
  const { dublicate_num: copy, canonical } = diary;
  const isOpen = !diary.is_ban && !diary.is_moderate && !diary.is_hidden && diary.visibility === "public";
  const shown = hasOwnAddress ? diary.items_week.find((one) => one.id === week?.id) : undefined;
  const published = publicationDate((shown ?? diary).add_date);
  const photo = shown && week?.photos[0];
  const jsonLd = () =>
    shown
      ? structuredWeek(diary, shown, weekWord(i18n, shown.name), environment.publicUrl)
      : structuredData(diary, environment.publicUrl);
  return {
    ...diaryTitles(i18n, {
      diaryname: copy > 0 ? `${diary.name} (${copy})` : diary.name,
      strainname: diary.seeds[0]?.name ?? "",
      username: diary.item_user?.name ?? "",
      week: week && hasOwnAddress ? weekWord(i18n, week.name) : "",
      text: week?.text ?? "",
    }),
    canonical: week && hasOwnAddress ? paths.week(canonical, week.id) : canonical,
    type: "article",
    // A locked week has no words of its own.
    isIndexed: isOpen && (week !== null || !hasOwnAddress),
    ...(photo ? { image: photo.url } : diary.cover_og ? { card: diary.cover_og } : {}),
    ...(published ? { publishedTime: published } : {}),
    ...(diary.visibility === "private"
      ? {}
      : { feed: { path: paths.diaryFeed(diary.link), title: diary.name, type: "application/atom+xml" } }),
    ...(isOpen ? { jsonLd: jsonLd() } : {}),
  };
}
