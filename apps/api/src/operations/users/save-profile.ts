import type { Updateable } from "kysely";
import type { Tables, Tx } from "../../db/database.ts";
import { recordEvent } from "../../events/record-event.ts";

type ProfileColumn =
  | "about"
  | "lang"
  | "grow_since"
  | "is_discreet"
  | "fvs_name"
  | "fvn_name"
  | "fav_method"
  | "instagram"
  | "youtube"
  | "facebook"
  | "x"
  | "website";

/** Saves the fields of a profile that are given. */
export async function saveProfile(
  tx: Tx,
  userId: number,
  fields: { readonly [Column in ProfileColumn]?: Updateable<Tables["users"]>[Column] | undefined },
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length > 0)
    await tx.updateTable("users").set(changes).where("id", "=", userId).execute();
  await recordEvent(tx, { type: "user.update", user_id: userId, content_type: "user", content_id: userId });
}
