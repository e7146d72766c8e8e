import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { ApiError, invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { NEW_ACCOUNT_DAYS } from "./check-message.ts";
import { readRoom } from "./read-rooms.ts";

/** Rooms that a new account opens in a day. */
const MAX_NEW_ROOMS = 5;

const DAY_SECONDS = 86_400;

export const createChat = defineOperation("createChat", async ({ body, user, transaction }) => ({
  status: 200,
  data: await transaction(async (tx) => {
    const id =
      body.user_id === undefined
        ? await openBusiness(tx, user.id, body.brand_id ?? 0)
        : await openPrivate(tx, user.id, body.user_id);
    await sql`update chat_user set is_hidden = false where chat_id = ${id} and user_id = ${user.id} and is_hidden`.execute(
      tx,
    );
    return await readRoom(tx, user.id, id);
  }),
}));

async function openPrivate(tx: Tx, userId: number, otherId: number): Promise<number> {
  if (otherId === userId) throw invalid([{ code: "not_allowed", field: "user_id" }]);
  const { rows } =
    await sql`select from users where id = ${otherId} and not is_remove and not is_ban`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "user_id" }]);
  const [low, high] = [Math.min(userId, otherId), Math.max(userId, otherId)];
  const id = await open(
    tx,
    userId,
    sql`type = 'private' and user_low_id = ${low} and user_high_id = ${high}`,
    sql`insert into chat (type, user_low_id, user_high_id, cnt_users) values ('private', ${low}, ${high}, 2)
      on conflict (user_low_id, user_high_id) where type = 'private' and not is_remove do nothing returning id`,
  );
  // The other grower sees the room with its first message.
  await sql`
    insert into chat_user (chat_id, user_id, is_hidden, is_opener) values
      (${id}, ${userId}, false, true), (${id}, ${otherId}, true, false) on conflict do nothing`.execute(tx);
  return id;
}

async function openBusiness(tx: Tx, userId: number, brandId: number): Promise<number> {
  const { rows } = await sql<{ is_manager: boolean }>`
    select exists (select from brand_manager m where m.brand_id = b.id and m.user_id = ${userId}) as is_manager
    from brand b where b.id = ${brandId} and not b.is_remove`.execute(tx);
  if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "brand_id" }]);
  if (rows[0]?.is_manager) throw invalid([{ code: "not_allowed", field: "brand_id" }]);
  const id = await open(
    tx,
    userId,
    sql`type = 'business' and brand_id = ${brandId} and user_id = ${userId}`,
    sql`insert into chat (type, brand_id, user_id, cnt_users) values ('business', ${brandId}, ${userId}, 1)
      on conflict (brand_id, user_id) where type = 'business' and not is_remove do nothing returning id`,
  );
  await sql`
    insert into chat_user (chat_id, user_id, is_opener) values (${id}, ${userId}, true) on conflict do nothing`.execute(
    tx,
  );
  return id;
}

/** Returns the room, or opens it. Of two who open it at once, one waits and gets the other's. */
async function open(
  tx: Tx,
  userId: number,
  which: RawBuilder<unknown>,
  insert: RawBuilder<unknown>,
): Promise<number> {
  const find = async () => {
    const { rows } = await sql<{ id: number }>`select id from chat where ${which} and not is_remove`.execute(
      tx,
    );
    return rows[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await checkBudget(tx, userId);
  const { rows } = (await insert.execute(tx)) as { rows: { id: number }[] };
  return rows[0]?.id ?? (await find()) ?? 0;
}

/** @throws ApiError 429 for a new account that opened enough rooms today */
async function checkBudget(tx: Tx, userId: number): Promise<void> {
  // Parallel requests of one user take turns.
  await sql`select from account where user_id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from min(opened.add_date) + interval '1 day' - now()))::int as wait
    from (
      select cu.add_date from chat_user cu
      where cu.user_id = ${userId} and cu.is_opener and cu.add_date > now() - interval '1 day'
      order by cu.add_date desc limit ${MAX_NEW_ROOMS}) opened
    join users u on u.id = ${userId} and u.add_date > now() - make_interval(days => ${NEW_ACCOUNT_DAYS})
    having count(*) >= ${MAX_NEW_ROOMS}`.execute(tx);
  const [full] = rows;
  if (!full) return;
  const retry_after = Math.max(1, Math.min(DAY_SECONDS, full.wait));
  throw new ApiError(429, [{ code: "rate_limited", params: { retry_after } }], {
    headers: { "retry-after": String(retry_after) },
  });
}
