import type { Schema } from "@grow/contract";

/** A list of diaries for search engines, in the order shown. */
export function listData(
  name: string,
  diaries: readonly Pick<Schema<"DiaryCard">, "name" | "link">[],
  origin: string,
): Record<string, unknown> {
  return {
    "@type": "ItemList",
    name,
    itemListElement: diaries.map((diary, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: diary.name,
      url: new URL(diary.link, origin).href,
    })),
  };
}
