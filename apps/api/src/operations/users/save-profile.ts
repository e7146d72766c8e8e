import type { Updateable } from "kysely";
import type { Tables, Tx } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
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

/** As in the contract. */
const FIRST_YEAR = 1950;

/**
 * Saves the fields of a profile that are given.
 *
 * @throws ApiError 422 `out_of_range` for a future year of `grow_since`
 */
export async function saveProfile(
  tx: Tx,
  userId: number,
  fields: { readonly [Column in ProfileColumn]?: Updateable<Tables["users"]>[Column] | undefined },
  now: Date,
): Promise<void> {
  const thisYear = now.getUTCFullYear();
  if (Number(fields.grow_since ?? 0) > thisYear) {
    const params = { min: FIRST_YEAR, max: thisYear };
    throw invalid([{ code: "out_of_range", field: "grow_since", params }]);
  }
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length > 0)
    await tx.updateTable("users").set(changes).where("id", "=", userId).execute();
  await recordEvent(tx, { type: "user.update", user_id: userId, content_type: "user", content_id: userId });
}
