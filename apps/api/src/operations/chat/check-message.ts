import type { RequestBody } from "@grow/contract";
import { sql } from "kysely";
import { findTarget } from "../../content/targets/find-target.ts";
import type { Tx } from "../../db/database.ts";
import { invalid, type Problem } from "../../errors/api-error.ts";
import { isHeldByNobody } from "../../media/photo-owners.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { type Room, requestOf } from "./find-room.ts";

type Body = RequestBody<"createMessage">;

/** Days for which an account is new. */
export const NEW_ACCOUNT_DAYS = 7;

/** Messages that a grower sends before the other one accepts. */
const MAX_REQUEST = 3;

const LINK =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|shop|store|io|me|ru|de|es|th|eu|link|xyz|top)\b/i;

const SHARES = ["diary_id", "week_id", "strain_id", "product_id"] as const;

/** What a message shares, as its columns. */
export interface Share {
  readonly diaryId: number | null;
  readonly weekId: number | null;
  readonly strainId: number | null;
  readonly productId: number | null;
}

/**
 * Checks a message of someone who may write. The room is locked, so that parallel messages count each other.
 *
 * @throws ApiError 422, naming the field
 */
export async function checkMessage(tx: Tx, room: Room, body: Body, reader: Reader): Promise<Share> {
  const problems = [
    ...(await checkRequest(tx, room, reader.id)),
    ...(await checkFirst(tx, room, body, reader.id)),
    ...(await checkPhoto(tx, body.photo_id ?? null, reader.id)),
    ...(await checkShare(tx, body, reader)),
  ];
  if (problems.length > 0) throw invalid(problems);
  return {
    diaryId: body.week_id ? await diaryOf(tx, body.week_id) : (body.diary_id ?? null),
    weekId: body.week_id ?? null,
    strainId: body.strain_id ?? null,
    productId: body.product_id ?? null,
  };
}

async function checkRequest(tx: Tx, room: Room, userId: number): Promise<Problem[]> {
  if (requestOf(room) !== "sent") return [];
  const { rows } = await sql<{ cnt: number }>`
    select count(*)::int as cnt from (
      select from message where chat_id = ${room.id} and user_id = ${userId} limit ${MAX_REQUEST}) sent`.execute(
    tx,
  );
  const isFull = (rows[0]?.cnt ?? 0) >= MAX_REQUEST;
  return isFull ? [{ code: "too_many", field: "text", params: { max: MAX_REQUEST } }] : [];
}

/** The first message of a new account to somebody has neither photo nor link. */
async function checkFirst(tx: Tx, room: Room, { text, photo_id }: Body, userId: number): Promise<Problem[]> {
  const field = photo_id ? "photo_id" : LINK.test(text) ? "text" : null;
  if (field === null) return [];
  const { rows } = await sql`
    select from users u where u.id = ${userId} and u.add_date > now() - make_interval(days => ${NEW_ACCOUNT_DAYS})
      and not exists (select from message m where m.chat_id = ${room.id} and m.user_id = u.id)`.execute(tx);
  return rows.length > 0 ? [{ code: "not_allowed", field }] : [];
}

async function checkPhoto(tx: Tx, id: number | null, userId: number): Promise<Problem[]> {
  if (id === null) return [];
  const { rows } = await sql<{ code: Problem["code"] | null }>`
    select case when p.user_id is distinct from ${userId} or p.diary_id is not null or p.brand_id is not null
        or not (${isHeldByNobody}) then 'foreign_photo'
      when p.is_remove then 'removed_photo' when p.kind <> 'photo' then 'wrong_type' end as code
    from photo p where p.id = ${id} for update of p`.execute(tx);
  const code = rows.length === 0 ? "unknown_reference" : rows[0]?.code;
  return code ? [{ code, field: "photo_id" }] : [];
}

/** One thing that the sender may see. */
async function checkShare(tx: Tx, body: Body, reader: Reader): Promise<Problem[]> {
  const [field, another] = SHARES.filter((name) => body[name]);
  if (field === undefined) return [];
  if (another !== undefined) return [{ code: "not_allowed", field: another }];
  const type = ({ diary_id: "diary", week_id: "week", strain_id: "strain", product_id: "product" } as const)[
    field
  ];
  const isThere = (await findTarget(tx, type, body[field] ?? 0, reader)) !== null;
  return isThere ? [] : [{ code: "unknown_reference", field }];
}

async function diaryOf(tx: Tx, weekId: number): Promise<number | null> {
  const { rows } = await sql<{ diary_id: number }>`select diary_id from week where id = ${weekId}`.execute(
    tx,
  );
  return rows[0]?.diary_id ?? null;
}
