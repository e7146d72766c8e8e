import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { saveCoverAlt } from "../desks/offered-photo.ts";
import { saveTranslations } from "../desks/save-translations.ts";
import { checkPictures, photoIdsIn, savePictures } from "./post-pictures.ts";
import { postSlug } from "./post-slug.ts";
import { checkTexts, storedText, translatedFields } from "./post-texts.ts";
import { saveVersions } from "./post-versions.ts";
import { publishProblems } from "./publish-problems.ts";
import { recordPostChange } from "./record-post-change.ts";
import { lockStaffPost, type PostText, readStaffPost, type StaffPost } from "./staff-post.ts";

type Body = RequestBody<"saveStaffPost">;

interface Save {
  /** Null for a new post. */
  readonly id: number | null;
  readonly userId: number;
  readonly body: Body;
}

/**
 * Creates a draft, or saves the post with this id.
 *
 * @throws ApiError 404 without such a post, 409 with the present post for an old version, 422 with values that do not fit
 */
export async function savePost(tx: Tx, { id, userId, body }: Save): Promise<StaffPost> {
  if (id !== null && body.version === undefined) throw invalid([{ code: "required", field: "version" }]);
  const before = id === null ? null : await lockStaffPost(tx, id);
  if (before && before.version !== body.version) throw stale(before);
  if (before?.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  const texts = body.items_text.map((text) => storedText(text, before));
  const pictures = await checkPictures(tx, { postId: id, userId, texts, coverId: body.cover_id });
  const problems = [
    ...checkTexts(body.lang, texts),
    ...pictures.problems,
    ...(await checkReferences(tx, body)),
    ...checkState(before, body, texts),
  ];
  const original = texts.find(({ lang }) => lang === body.lang);
  if (problems.length > 0 || !original) throw invalid(problems);
  const slug = await postSlug(tx, { title: original.title, wanted: body.slug }, before);
  const postId = await saveRow(tx, { id, userId, body }, original, slug);
  await saveCoverAlt(tx, body);
  await saveTranslations(tx, "blog", postId, texts.filter((text) => text !== original).map(translatedFields));
  await saveVersions(tx, {
    postId,
    userId,
    before,
    texts,
    idOf: await idsOfPictures(tx, before, pictures.idOf),
  });
  await savePictures(tx, postId, [...new Set(texts.flatMap(({ text }) => photoIdsIn(text, pictures.idOf)))]);
  await saveTags(tx, postId, body.tags);
  await saveDiaries(tx, postId, body.diary_ids);
  const after = await readStaffPost(tx, postId);
  await recordPostChange(tx, { type: before ? "staff.update" : "staff.create", userId, before, after });
  return after;
}

/** Of an original that was out, and of a post that is out or will be. */
function checkState(before: StaffPost | null, body: Body, texts: readonly PostText[]): Problem[] {
  if (before === null) return [];
  const isNeeded = before.state === "published" || before.state === "scheduled";
  const whole = {
    lang: body.lang,
    items_text: texts,
    hasCover: body.cover_id !== null,
    category: body.category,
  };
  return [
    ...(before.is_lang_fixed && before.lang !== body.lang
      ? [{ code: "not_allowed" as const, field: "lang" }]
      : []),
    ...(isNeeded ? publishProblems(whole) : []),
  ];
}

async function checkReferences(tx: Tx, { category, tags, diary_ids, user_id }: Body): Promise<Problem[]> {
  const { rows } = await sql<{ field: string }>`
    select 'category' as field where ${category}::text is not null
      and not exists (select from post_category where slug = ${category})
    union all
    select 'tags.' || (place - 1) from unnest(${tags}::text[]) with ordinality given (tag, place)
    where not exists (select from journal_tag n where n.tag = given.tag)
    union all
    select 'diary_ids.' || (place - 1) from unnest(${diary_ids}::bigint[]) with ordinality given (id, place)
    where not exists (select from diary d where d.id = given.id and not d.is_remove)
    union all
    select 'user_id' where ${user_id ?? null}::bigint is not null
      and not exists (select from users where id = ${user_id ?? null} and not is_remove)`.execute(tx);
  return rows.map(({ field }) => ({ code: "unknown_reference", field }));
}

async function saveRow(
  tx: Tx,
  { id, userId, body }: Save,
  original: PostText,
  slug: string,
): Promise<number> {
  const { lang, title, text, preview, description, author_role } = original;
  const columns = sql`slug, lang, title, text, preview, description_seo, author_role, cover_id, category`;
  const values = sql`${slug}, ${lang}, ${title}, ${text}, ${preview}, ${description}, ${author_role},
    ${body.cover_id}::bigint, ${body.category}::text`;
  const author = body.user_id ?? (id === null ? userId : null);
  const { rows } = await (id === null
    ? sql<{ id: number }>`insert into post (user_id, ${columns}) values (${author}, ${values}) returning id`
    : sql<{ id: number }>`
        update post set (${columns}) = row(${values}), user_id = coalesce(${author}::bigint, user_id),
          version = version + 1, update_date = now()
        where id = ${id} returning id`
  ).execute(tx);
  return rows[0]?.id ?? 0;
}

/** The first version of an older text may show pictures that the new one does not. */
async function idsOfPictures(
  tx: Tx,
  before: StaffPost | null,
  idOf: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (before === null || before.items_photo.length === 0) return idOf;
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from photo where id = any(${before.items_photo.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  );
  return new Map([...idOf, ...rows.map(({ key, id }) => [key, id] as const)]);
}

async function saveTags(tx: Tx, postId: number, tags: readonly string[]): Promise<void> {
  await sql`delete from post_tag where post_id = ${postId} and tag <> all (${tags}::text[])`.execute(tx);
  await sql`
    insert into post_tag (post_id, tag, position)
    select ${postId}, tag, place - 1 from unnest(${tags}::text[]) with ordinality given (tag, place)
    on conflict (post_id, tag) do update set position = excluded.position`.execute(tx);
}

async function saveDiaries(tx: Tx, postId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from post_diary where post_id = ${postId} and diary_id <> all (${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into post_diary (post_id, diary_id, position)
    select ${postId}, id, place - 1 from unnest(${ids}::bigint[]) with ordinality given (id, place)
    on conflict (post_id, diary_id) do update set position = excluded.position`.execute(tx);
}
