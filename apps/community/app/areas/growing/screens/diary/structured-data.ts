import type { Schema } from "@grow/contract";
import { publicationDate } from "@grow/domain";

/** A diary for search engines, as a posting with its readers' reactions. */
export function structuredData(diary: Schema<"Diary">, origin: string): Record<string, unknown> {
  const interaction = (action: string, count: number) => ({
    "@type": "InteractionCounter",
    interactionType: { "@type": action },
    userInteractionCount: count,
  });
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
    interactionStatistic: [
      interaction("LikeAction", diary.cnt_likes),
      interaction("CommentAction", diary.cnt_comments),
    ],
  };
}
