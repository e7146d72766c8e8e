import type { Schema } from "@grow/contract";
import { cutText, publicationDate } from "@grow/domain";
import { paths } from "../../../../paths.ts";

/** A diary for search engines, as a posting with its readers' reactions. */
export function structuredData(diary: Schema<"Diary">, origin: string): Record<string, unknown> {
  return {
    "@type": "BlogPosting",
    headline: diary.name,
    url: new URL(diary.canonical, origin).href,
    inLanguage: diary.lang,
    datePublished: publicationDate(diary.add_date),
    dateModified: publicationDate(diary.update_date),
    ...(diary.item_user ? { author: { "@type": "Person", name: diary.item_user.name } } : {}),
    ...(diary.cover_og ? { image: new URL(diary.cover_og, origin).href } : {}),
    ...(diary.is_lock ? { isAccessibleForFree: false } : {}),
    interactionStatistic: reactions(diary),
  };
}

/**
 * A week for search engines: a posting of its own, part of the diary's.
 *
 * @param name - its name in words
 */
export function structuredWeek(
  diary: Schema<"Diary">,
  week: Schema<"Week">,
  name: string,
  origin: string,
): Record<string, unknown> {
  const photo = week.items_photo.find((one) => !one.is_remove);
  const image = photo?.url ?? diary.cover_og;
  const text = cutText(week.text);
  const address = (path: string) => new URL(path, origin).href;
  return {
    "@type": "BlogPosting",
    headline: `${diary.name}, ${name}`,
    ...(text ? { description: text } : {}),
    url: address(paths.week(diary.canonical, week.id)),
    inLanguage: week.lang,
    datePublished: publicationDate(week.add_date),
    dateModified: publicationDate(week.update_date),
    ...(diary.item_user ? { author: { "@type": "Person", name: diary.item_user.name } } : {}),
    ...(image ? { image: address(image) } : {}),
    isPartOf: { "@type": "BlogPosting", headline: diary.name, url: address(diary.canonical) },
    interactionStatistic: reactions(week),
  };
}

function reactions({
  cnt_likes,
  cnt_comments,
}: {
  readonly cnt_likes: number;
  readonly cnt_comments: number;
}) {
  const interaction = (action: string, count: number) => ({
    "@type": "InteractionCounter",
    interactionType: { "@type": action },
    userInteractionCount: count,
  });
  return [interaction("LikeAction", cnt_likes), interaction("CommentAction", cnt_comments)];
}
