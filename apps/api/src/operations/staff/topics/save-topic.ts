import type { RequestBody } from "@grow/contract";
import { slug as slugOf } from "@grow/domain";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { recordTopicChange } from "./record-topic-change.ts";
import { lockTopic, lockTopics, readTopic, type StaffTopic } from "./staff-topic.ts";
import { TOPIC_TABLES, type TopicKind } from "./topic-tables.ts";

type Body = RequestBody<"saveStaffTopic">;

/** Longest slug that the tables take, less room for a number. */
const MAX_SLUG = 55;

interface Save {
  /** Null for a new one. */
  readonly id: number | null;
  readonly userId: number;
  readonly body: Body;
}

/**
 * Creates a category or tag, or saves the one with this id.
 *
 * @throws ApiError 404 without such a one, 409 with the present one for an old version, 422 with values that do not fit
 */
export async function saveTopic(tx: Tx, kind: TopicKind, { id, userId, body }: Save): Promise<StaffTopic> {
  if (id !== null && body.version === undefined) throw invalid([{ code: "required", field: "version" }]);
  await lockTopics(tx, kind);
  const before = id === null ? null : await lockTopic(tx, kind, id);
  if (before && before.version !== body.version) throw stale(before);
  const names = body.items_name.map(({ lang, name }) => ({ lang, name: name.trim() }));
  const english = names.find(({ lang }) => lang === "en")?.name ?? "";
  const slug = body.slug ?? before?.slug ?? (await freeSlug(tx, kind, english));
  const problems = [...checkNames(names), ...(await checkSlug(tx, kind, slug, id))];
  if (kind === "tag" && body.position !== undefined)
    problems.push({ code: "not_allowed", field: "position" });
  if (problems.length > 0) throw invalid(problems);
  const saved =
    kind === "category"
      ? await saveCategory(tx, { id, slug, name: english, position: body.position ?? null })
      : await saveTag(tx, { id, slug });
  await saveNames(tx, kind, slug, kind === "category" ? names.filter(({ lang }) => lang !== "en") : names);
  await saveOldSlug(tx, kind, slug, before?.slug ?? slug);
  const after = await readTopic(tx, kind, saved);
  const type = before ? "staff.update" : "staff.create";
  await recordTopicChange(tx, { type, userId, kind, id: saved, before, after });
  return after;
}

function checkNames(names: Body["items_name"]): Problem[] {
  const repeated = names.flatMap(({ lang }, index): Problem[] =>
    names.findIndex((other) => other.lang === lang) < index
      ? [{ code: "taken", field: `items_name.${index}.lang` }]
      : [],
  );
  return names.some(({ lang }) => lang === "en")
    ? repeated
    : [...repeated, { code: "required", field: "items_name" }];
}

/** The slug for a new name, with a number behind it where another one has it; empty without Latin letters or digits. */
async function freeSlug(tx: Tx, kind: TopicKind, name: string): Promise<string> {
  const wanted = slugOf(name).slice(0, MAX_SLUG).replace(/-$/, "");
  const { table, slug: column, oldSlugs } = TOPIC_TABLES[kind];
  const { rows } = await sql<{ slug: string }>`
    select ${column} as slug from ${table} where ${column} like ${`${wanted}%`}
    union select slug from ${oldSlugs} where slug like ${`${wanted}%`}`.execute(tx);
  const taken = new Set(rows.map((row) => row.slug));
  let free = wanted;
  for (let number = 2; taken.has(free) && wanted !== ""; number += 1) free = `${wanted}-${number}`;
  return free;
}

async function checkSlug(tx: Tx, kind: TopicKind, slug: string, id: number | null): Promise<Problem[]> {
  if (slug === "") return [{ code: "required", field: "slug" }];
  const { table, slug: column } = TOPIC_TABLES[kind];
  const { rows } = await sql`
    select from ${table} where ${column} = ${slug} and id <> ${id ?? 0}`.execute(tx);
  return rows.length > 0 ? [{ code: "taken", field: "slug" }] : [];
}

interface Category {
  readonly id: number | null;
  readonly slug: string;
  readonly name: string;
  /** Null to leave it, and to put a new one last. */
  readonly position: number | null;
}

async function saveCategory(tx: Tx, { id, slug, name, position }: Category): Promise<number> {
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into post_category (slug, name, position)
        select ${slug}, ${name}, coalesce(${position}::int, least(coalesce(max(position) + 1, 0), 32767)) from post_category
        returning id`
    : sql<{ id: number }>`
        update post_category set slug = ${slug}, name = ${name}, position = coalesce(${position}::int, position),
          version = version + 1, update_date = now()
        where id = ${id} returning id`
  ).execute(tx);
  return rows[0]?.id ?? 0;
}

async function saveTag(tx: Tx, { id, slug }: Pick<Category, "id" | "slug">): Promise<number> {
  const { rows } = await (id === null
    ? sql<{ id: number }>`insert into journal_tag (tag) values (${slug}) returning id`
    : sql<{ id: number }>`
        update journal_tag set tag = ${slug}, version = version + 1, update_date = now() where id = ${id} returning id`
  ).execute(tx);
  return rows[0]?.id ?? 0;
}

async function saveNames(tx: Tx, kind: TopicKind, slug: string, names: Body["items_name"]): Promise<void> {
  const { names: table, slug: column } = TOPIC_TABLES[kind];
  await sql`delete from ${table} where ${column} = ${slug}`.execute(tx);
  await sql`
    insert into ${table} (${column}, lang, name)
    select ${slug}, given.lang, given.name from json_to_recordset(${JSON.stringify(names)}::json) as given (lang text, name text)`.execute(
    tx,
  );
}

/** A present slug takes precedence over the former one of another. */
async function saveOldSlug(tx: Tx, kind: TopicKind, slug: string, old: string): Promise<void> {
  const { oldSlugs, owner } = TOPIC_TABLES[kind];
  await sql`delete from ${oldSlugs} where slug = ${slug}`.execute(tx);
  if (old !== slug) await sql`insert into ${oldSlugs} (slug, ${owner}) values (${old}, ${slug})`.execute(tx);
}
