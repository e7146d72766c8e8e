import type { Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { PostView } from "../../shared/post/post-view.ts";

export type PreviewLang = (typeof TRANSLATED_LOCALES)[number];

/** What the bar over a preview says. */
export interface PreviewView {
  readonly id: number;
  readonly lang: PreviewLang;
  readonly state: Schema<"StaffPostState">;
  /** When a scheduled one comes out. */
  readonly date: string | null;
  /** Languages that have a text, the shown one included. */
  readonly langs: readonly PreviewLang[];
  /** As wide as a phone instead of the window. */
  readonly isPhone: boolean;
  /** Within the frame of a phone, without a bar of its own. */
  readonly isFramed: boolean;
}

/** The language that a path names. */
export const previewLang = (segment: string | undefined) =>
  TRANSLATED_LOCALES.find((lang) => lang === segment);

/** The article without links to what is there only when it is out: its address in other languages, and pages of its category and tags. */
export function withoutFutureLinks(post: PostView): PostView {
  return {
    ...post,
    otherLangs: [],
    topic: post.topic && { ...post.topic, href: undefined },
    tags: post.tags.map((tag) => ({ ...tag, href: undefined })),
  };
}

export function previewView(
  { id, state, view_date, items_text }: Schema<"StaffPost">,
  lang: PreviewLang,
  query: URLSearchParams,
): PreviewView {
  return {
    ...{ id, lang, state },
    date: state === "scheduled" ? view_date : null,
    langs: TRANSLATED_LOCALES.filter((one) => items_text.some((text) => text.lang === one)),
    isPhone: query.get("width") === "phone",
    isFramed: query.get("framed") === "1",
  };
}
