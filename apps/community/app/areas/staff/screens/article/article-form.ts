import { type FormParts, plainParts } from "@grow/app-kit/editor/field-parts.ts";
import type { FormFields } from "@grow/app-kit/editor/form-fields.ts";
import { photoFields, photosOf } from "@grow/app-kit/editor/photos/edited-photo.ts";
import type { RequestBody, Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";

/** Languages that articles are written in. */
export const ARTICLE_LANGS = TRANSLATED_LOCALES;
export type ArticleLang = (typeof ARTICLE_LANGS)[number];

type Post = Schema<"StaffPost">;
type Body = RequestBody<"saveStaffPost">;

/** Characters of a text, its HTML included. */
export const MOST_TEXT = 60_000;

/** Fields of one language, as the API names them. */
export const TEXT_FIELDS = ["title", "text", "preview", "description", "author_role"] as const;

/** The form's field of a tag; ticked, it is "on". */
export const tagField = (slug: string) => `tag_${slug}`;

const TAG = /^tag_([a-z0-9-]{1,60})$/;

/** The slugs of the ticked tags. */
export function tickedTags(fields: FormFields): string[] {
  return Object.keys(fields).flatMap((name) => TAG.exec(name)?.[1] ?? []);
}

/** What a conflict of two editors compares. When it comes out is no part of the article until it is scheduled. */
export const articleParts: FormParts = plainParts({ tag_: "tags" }, [
  "publish_date",
  "publish_time",
  "slug_was",
]);

/** The fields of an article's form in one language. A translation has only its texts; the rest belongs to the original. */
export function articleFields(post: Post, lang: string): FormFields {
  const text = post.items_text.find((one) => one.lang === lang);
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, text?.[name] ?? ""]));
  if (lang !== post.lang) return texts;
  return {
    ...texts,
    slug: post.slug,
    // Until an article is published its slug follows the title, unless somebody changes it.
    slug_was: post.slug,
    category: post.category ?? "",
    diaries: post.items_diary.map(({ link }) => link).join("\n"),
    ...Object.fromEntries(post.tags.map((tag) => [tagField(tag), "on"])),
    ...photoFields("cover", post.item_cover ? [post.item_cover] : []),
  };
}

/** The fields of a new article. */
export function newArticleFields(lang: string): FormFields {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, ""]));
  return { lang, ...texts, slug: "", category: "", diaries: "", cover: "" };
}

interface Edited {
  /** As it was when the request arrived; null for a new one. */
  readonly post: Post | null;
  readonly lang: ArticleLang;
}

/**
 * The request body that saves the form. Texts of other languages stay as they are: they are long, so only their names are sent.
 *
 * @param fields - as they were typed
 */
export function articleBody(fields: FormFields, version: number | null, { post, lang }: Edited): Body {
  const written = {
    lang,
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, fields[name]?.trim() ?? ""])) as Record<
      (typeof TEXT_FIELDS)[number],
      string
    >),
  };
  const texts = (post?.items_text ?? []).map((text) => (text.lang === lang ? written : unchanged(text)));
  const isNew = !post?.items_text.some((text) => text.lang === lang);
  return {
    ...(version === null ? {} : { version }),
    lang: (post?.lang as ArticleLang | undefined) ?? lang,
    items_text: isNew ? [...texts, written] : texts,
    ...(post && post.lang !== lang ? presentPlace(post) : typedPlace(fields, post)),
  };
}

/** The request body that leaves out a translation. */
export function bodyWithout(post: Post, version: number, lang: string): Body {
  return {
    version,
    lang: post.lang as ArticleLang,
    items_text: post.items_text.filter((text) => text.lang !== lang).map(unchanged),
    ...presentPlace(post),
  };
}

function unchanged({ lang, title, preview, description, author_role }: Post["items_text"][number]) {
  return { lang: lang as ArticleLang, title, preview, description, author_role };
}

/** Where an article is found and what it is about. */
type ArticlePlace = Pick<Body, "slug" | "category" | "tags" | "diary_ids" | "cover_id" | "cover_alt">;

function presentPlace({ category, tags, items_diary, item_cover }: Post): ArticlePlace {
  return { category, tags, diary_ids: items_diary.map(({ id }) => id), cover_id: item_cover?.id ?? null };
}

function typedPlace(fields: FormFields, post: Post | null): ArticlePlace {
  const [cover] = photosOf(fields, "cover");
  const slug = fields.slug?.trim() ?? "";
  const ticked = tickedTags(fields);
  const before = (post?.tags ?? []).filter((tag) => ticked.includes(tag));
  return {
    ...(slug === "" || slug === fields.slug_was ? {} : { slug }),
    category: fields.category || null,
    tags: [...before, ...ticked.filter((tag) => !before.includes(tag))],
    diary_ids: [...new Set(diaryLines(fields).map(diaryId))],
    cover_id: cover?.id ?? null,
    ...(cover ? { cover_alt: cover.alt } : {}),
  };
}

const diaryLines = ({ diaries = "" }: FormFields) =>
  diaries
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The id in the address of a diary, or 0. */
const diaryId = (line: string) => Number(/(?:^|\/diaries\/)(\d{1,15})(?:[-/?#].*)?$/.exec(line)?.[1] ?? 0);

/** The first line that is no address of a diary; null when all are. */
export function badDiaryLine(fields: FormFields): string | null {
  return diaryLines(fields).find((line) => diaryId(line) === 0) ?? null;
}
