import type { Schema } from "@grow/contract";
import { existingPage } from "../existing-page.ts";
import type { PhotoData } from "../photo-source.ts";

/** What a page shows of an article in a list. */
export interface PostCardView {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly link: string;
  readonly preview: string;
  readonly photo: PhotoData | null;
  readonly date: string;
  readonly minutes: number;
  readonly topic: { readonly name: string; readonly href: string } | null;
  readonly author: {
    readonly id: number;
    readonly name: string;
    readonly href: string | undefined;
    readonly avatar: string | null;
  } | null;
}

export function postCardView(card: Schema<"PostCard">): PostCardView {
  const { item_category: category, item_user: author } = card;
  return {
    id: card.id,
    title: card.title,
    lang: card.lang,
    link: card.link,
    preview: card.preview,
    photo: coverData(card.cover),
    date: card.view_date,
    minutes: card.minutes,
    topic: category && { name: category.name, href: category.link },
    author: author && {
      id: author.id,
      name: author.name,
      href: existingPage(author.link),
      avatar: author.avatar_small,
    },
  };
}

/** A cover of which only the widest file is known; its name tells the width. */
export function coverData(url: string | null): PhotoData | null {
  if (url === null) return null;
  const width = Number(/\/(\d{2,5})\.\w+$/.exec(url)?.[1] ?? 1600);
  return { url, width, height: Math.round((width * 2) / 3), color: "transparent", alt: "" };
}
