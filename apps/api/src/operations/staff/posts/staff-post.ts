import type { Schema } from "@grow/contract";
import { sanitiseHtml } from "@grow/server-kit/safe-html.ts";
import { type QueryExecutorProvider, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";
import { diaryLink } from "../../../content/diary-link.ts";
import { picturesIn } from "../../../content/posts/pictures-in.ts";
import { postLink } from "../../../content/posts/post-cards.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { type PhotoRow, presentPhoto } from "../../../media/present-photo.ts";
import { type PostState, postState, wasOut } from "./post-state.ts";

export type StaffPost = Schema<"StaffPost">;

/** The texts of a post in one language. */
export type PostText = Omit<Schema<"StaffPostText">, "number" | "is_readable">;

interface PostRow extends AuthorColumns, Omit<PostText, "lang"> {
  id: number;
  version: number;
  state: PostState;
  lang: string;
  is_lang_fixed: boolean;
  slug: string;
  texts: PostText[];
  /** The number of the newest version, by language. */
  numbers: Record<string, number>;
  cover: PhotoRow | null;
  photos: PhotoRow[];
  category: string | null;
  tags: string[];
  diaries: { id: number; name: string; slug: string }[];
  view_date: string | null;
  add_date: string;
  update_date: string;
  minutes: number;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
}

/** @throws ApiError 404 without a post with this id, in any state */
export async function requireStaffPost(db: QueryExecutorProvider, id: number): Promise<void> {
  const { rows } = await sql`select from post where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/**
 * Reads a post in any state, as its editor gets it.
 *
 * @throws ApiError 404 without such a post
 */
export async function readStaffPost(db: QueryExecutorProvider, id: number): Promise<StaffPost> {
  const field = (name: string) => sql`max(t.text) filter (where t.field = ${sql.lit(name)})`;
  const photo = (row: string) =>
    sql.raw(
      `json_build_object('id', ${row}.id, 'key', ${row}.key, 'width', ${row}.width, 'height', ${row}.height,
        'color', ${row}.color, 'alt', ${row}.alt)`,
    );
  const { rows } = await sql<PostRow>`
    select p.id, p.version, ${postState} as state, p.lang, ${wasOut} as is_lang_fixed, p.slug, p.title, p.text, p.preview,
      p.description_seo as description, p.author_role, p.category, p.view_date, p.add_date, p.update_date, p.minutes,
      p.cnt_views, p.cnt_likes, p.cnt_comments,
      (select coalesce(json_agg(w order by w.lang), '[]') from (
        select t.lang, ${field("title")} as title, coalesce(${field("text")}, '') as text,
          coalesce(${field("preview")}, '') as preview, coalesce(${field("description_seo")}, '') as description,
          coalesce(${field("author_role")}, '') as author_role
        from translation t where t.type = 'blog' and t.content_id = p.id and t.source = 'person' and t.lang <> p.lang
        group by t.lang having ${field("title")} is not null) w) as texts,
      (select coalesce(json_object_agg(v.lang, v.number), '{}') from (
        select lang, max(number) as number from post_version where post_id = p.id group by lang) v) as numbers,
      case when f.id is not null then ${photo("f")} end as cover,
      (select coalesce(json_agg(${photo("i")} order by h.position, i.id), '[]')
       from post_photo h join photo i on i.id = h.photo_id and not i.is_remove where h.post_id = p.id) as photos,
      array(select pt.tag from post_tag pt where pt.post_id = p.id order by pt.position, pt.tag) as tags,
      (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'slug', d.slug) order by pd.position, d.id), '[]')
       from post_diary pd join diary d on d.id = pd.diary_id where pd.post_id = p.id) as diaries,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from post p
    left join users u on u.id = p.user_id and not u.is_remove
    left join photo f on f.id = p.cover_id and not f.is_remove
    where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return presentStaffPost(row);
}

/**
 * Locks a post for a change, and reads it.
 *
 * @throws ApiError 404 without such a post
 */
export async function lockStaffPost(tx: Tx, id: number): Promise<StaffPost> {
  await sql`select from post where id = ${id} for update`.execute(tx);
  return await readStaffPost(tx, id);
}

/** Texts of a post as they are stored. Rules get stricter, so they are sanitised again; pages present them, an editor must not. */
export function presentPostText({
  lang,
  title,
  text,
  preview,
  description,
  author_role,
}: PostText): PostText {
  return { lang, title, text: sanitiseHtml(text), preview, description, author_role };
}

function presentStaffPost(row: PostRow): StaffPost {
  const texts = [row, ...row.texts].map(presentPostText);
  const shown = new Set(texts.flatMap(({ text }) => picturesIn(text).map(({ key }) => key)));
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    lang: row.lang,
    is_lang_fixed: row.is_lang_fixed,
    slug: row.slug,
    link: postLink(row),
    items_text: texts.map((text) => ({
      ...text,
      number: row.numbers[text.lang] ?? 0,
      is_readable: text.text.trim() !== "",
    })),
    item_cover: row.cover && presentPhoto(row.cover),
    items_photo: row.photos.filter(({ key }) => shown.has(key)).map((photo) => presentPhoto(photo)),
    category: row.category,
    tags: row.tags,
    items_diary: row.diaries.map((diary) => ({ id: diary.id, name: diary.name, link: diaryLink(diary) })),
    item_user: presentAuthor(row),
    view_date: row.view_date,
    add_date: row.add_date,
    update_date: row.update_date,
    minutes: row.minutes,
    cnt_views: row.cnt_views,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
  };
}
