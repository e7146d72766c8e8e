import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { invalid, type Problem, stale } from "../../../errors/api-error.ts";
import { checkChildRows } from "../desks/child-rows.ts";
import { readClock } from "../desks/database-clock.ts";
import { checkCover, saveCoverAlt } from "../desks/offered-photo.ts";
import { checkTexts } from "../posts/post-texts.ts";
import { recordVotingChange } from "./record-voting-change.ts";
import { saveOptions } from "./save-options.ts";
import { lockStaffVoting, readStaffVoting, type StaffVoting } from "./staff-voting.ts";
import { checkOptions, checkPeriod, checkVoted } from "./voting-rules.ts";

type Body = RequestBody<"saveStaffVoting">;

interface Save {
  /** Null for a new voting. */
  readonly id: number | null;
  readonly userId: number;
  readonly body: Body;
}

/**
 * Creates a draft, or saves the voting with this id.
 *
 * @throws ApiError 404 without such a voting, 409 with the present voting for an old version, 422 with values that do not fit
 */
export async function saveVoting(tx: Tx, { id, userId, body }: Save): Promise<StaffVoting> {
  if (id !== null && body.version === undefined) throw invalid([{ code: "required", field: "version" }]);
  const before = id === null ? null : await lockStaffVoting(tx, id, userId);
  if (before && before.version !== body.version) throw stale(before);
  if (before?.state === "removed") throw invalid([{ code: "closed", field: "id" }]);
  const original = body.items_text.find(({ lang }) => lang === body.lang);
  const now = await readClock(tx);
  const problems = [
    ...checkTexts(body.lang, body.items_text),
    ...checkChildRows(body.items_option, {
      field: "items_option",
      lang: body.lang,
      langs: body.items_text.map(({ lang }) => lang),
      ids: before?.items_option.map((option) => option.id) ?? [],
    }),
    ...checkPeriod(body, before, now),
    ...(before !== null && before.state !== "draft" ? checkOptions(body.items_option) : []),
    ...(before?.is_fixed ? checkVoted(before, body, now) : []),
    ...(await checkCover(tx, { coverId: body.cover_id, ownId: before?.item_cover?.id ?? null, userId })),
    ...(await checkPost(tx, body, before)),
  ];
  if (problems.length > 0 || !original) throw invalid(problems);
  const votingId = await saveRow(tx, id, body, original);
  await saveTexts(
    tx,
    votingId,
    body.items_text.filter((text) => text !== original),
  );
  await saveOptions(tx, votingId, body.lang, body.items_option);
  await saveCoverAlt(tx, body);
  const after = await readStaffVoting(tx, votingId, userId);
  await recordVotingChange(tx, { type: before ? "staff.update" : "staff.create", userId, before, after });
  return after;
}

async function checkPost(tx: Tx, { post_id }: Body, before: StaffVoting | null): Promise<Problem[]> {
  if (post_id === null || post_id === before?.item_post?.id) return [];
  const { rows } = await sql`select from post where id = ${post_id} and not is_remove for key share`.execute(
    tx,
  );
  return rows.length > 0 ? [] : [{ code: "unknown_reference", field: "post_id" }];
}

async function saveRow(
  tx: Tx,
  id: number | null,
  { lang, results, date_start, date_end, post_id, cover_id }: Body,
  { title, text }: Body["items_text"][number],
): Promise<number> {
  const columns = sql`lang, title, text, results, date_end, post_id, cover_id`;
  const values = sql`${lang}, ${title.trim()}, ${text.trim()}, ${results}, ${date_end}::timestamptz, ${post_id}::bigint,
    ${cover_id}::bigint`;
  const start = sql`${date_start ?? null}::timestamptz`;
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into voting (${columns}, date_start)
        values (${values}, coalesce(${start}, date_trunc('milliseconds', now()))) returning id`
    : sql<{ id: number }>`
        update voting set (${columns}) = row(${values}), date_start = coalesce(${start}, date_start),
          version = version + 1, update_date = now()
        where id = ${id} returning id`
  ).execute(tx);
  return rows[0]?.id ?? 0;
}

async function saveTexts(tx: Tx, votingId: number, texts: Body["items_text"]): Promise<void> {
  await sql`delete from voting_text where voting_id = ${votingId}`.execute(tx);
  const rows = texts.map(({ lang, title, text }) => ({ lang, title: title.trim(), text: text.trim() }));
  await sql`
    insert into voting_text (voting_id, lang, title, text)
    select ${votingId}, given.lang, given.title, given.text
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (lang text, title text, text text)`.execute(
    tx,
  );
}
