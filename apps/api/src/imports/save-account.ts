import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { addFollow } from "../content/set-follow.ts";
import type { Tx } from "../db/database.ts";
import { recordEvent } from "../events/record-event.ts";
import { insertUpload } from "../media/insert-upload.ts";
import type { StoredUpload } from "../media/take-in-upload.ts";

export interface AccountImport {
  readonly account: Schema<"AccountExport">;
  /** Pictures taken in, by their names in the archive. */
  readonly files: ReadonlyMap<string, StoredUpload>;
  readonly userId: number;
}

/** Saves profile, settings, saved filters, pictures and follows of an archive. Nobody is notified of the follows. */
export async function saveAccount(tx: Tx, { account, files, userId }: AccountImport): Promise<void> {
  const { profile, socials, measures, sidebar_sort, explore } = account;
  const { item_growing, ...about } = profile;
  await tx
    .updateTable("users")
    .set({ ...about, ...item_growing, ...socials })
    .where("id", "=", userId)
    .execute();
  await tx
    .updateTable("account")
    .set({ measures: JSON.stringify(measures), sidebar_sort })
    .where("user_id", "=", userId)
    .execute();
  await tx.deleteFrom("explore_preset").where("user_id", "=", userId).execute();
  const presets = explore.map(({ name, tags }, position) => ({
    user_id: userId,
    x: position + 1,
    name,
    tags: [...tags],
    position,
  }));
  if (presets.length > 0) await tx.insertInto("explore_preset").values(presets).execute();
  await saveAvatars(tx, { account, files, userId });
  for (const followed of await findFollowed(tx, account.items_follow, userId))
    await addFollow(tx, followed, userId);
  await recordEvent(tx, { type: "user.update", user_id: userId, content_type: "user", content_id: userId });
}

async function saveAvatars(tx: Tx, { account, files, userId }: AccountImport): Promise<void> {
  for (const { file, is_current } of account.items_avatar) {
    const stored = files.get(file);
    if (stored === undefined) continue;
    const id = await insertUpload(tx, stored, null, userId);
    await sql`insert into avatar (user_id, photo_id) values (${userId}, ${id})`.execute(tx);
    if (is_current) await sql`update users set avatar_key = ${stored.key} where id = ${userId}`.execute(tx);
  }
}

/** Growers and brands of these names here, without those with whom there is a block. */
async function findFollowed(
  tx: Tx,
  follows: Schema<"AccountExport">["items_follow"],
  userId: number,
): Promise<{ type: "user" | "brand"; id: number }[]> {
  const names = (wanted: string) =>
    follows.flatMap(({ type, name }) => (type === wanted ? [name.trim().toLowerCase()] : []));
  const { rows } = await sql<{ type: "user" | "brand"; id: number }>`
    select 'user' as type, u.id from user_handle h join users u on u.id = h.user_id and not u.is_remove
    where h.handle = any(${names("user")}::text[]) and u.id <> ${userId} and not exists (
      select from user_ban b where b.type = 'user'
        and ((b.user_id = ${userId} and b.content_id = u.id) or (b.user_id = u.id and b.content_id = ${userId})))
    union all
    select 'brand', b.id from brand b where lower(b.name) = any(${names("brand")}::text[]) and not b.is_remove`.execute(
    tx,
  );
  return rows;
}
