import type { Schema } from "@grow/contract";
import type { Db } from "../../../db/database.ts";
import { notSignedIn } from "../../../errors/api-error.ts";

/** The public profile of a user. */
export async function readProfile(db: Db, userId: number): Promise<Schema<"ProfileSettings">> {
  const row = await db
    .selectFrom("users")
    .select(["about", "lang", "grow_since", "is_discreet", "fvs_name", "fvn_name", "fav_method"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) throw notSignedIn();
  const { about, lang, grow_since, is_discreet, ...item_growing } = row;
  return { about, lang, grow_since, is_discreet, item_growing };
}
