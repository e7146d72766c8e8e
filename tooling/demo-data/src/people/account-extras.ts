import { daysAfter } from "../calendar.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import type { IdentityRow, PersonalCopyRow } from "../rows.ts";
import type { People } from "./people-rows.ts";

/** Seed of the second picture of the demo grower. */
const SECOND_PICTURE = 4_207;

/**
 * Fills the settings of the demo grower: a second picture, a linked provider, and a copy of their data that is still being made. To be
 * called after everything else has its photos, whose ids would change otherwise.
 */
export function addAccountExtras(
  people: People,
  photos: PhotoMaker,
  anchor: string,
): { oauth_identity: IdentityRow[]; personal_copy: PersonalCopyRow[] } {
  const { id, row } = people.persona("grower");
  const add_date = daysAfter(anchor, -100);
  const place = { user_id: id, diary_id: null, week_id: null, position: 0, alt: row.name, add_date };
  const photo = photos.make({ kind: "avatar", seed: SECOND_PICTURE }, place);
  people.avatars.push({ user_id: id, photo_id: photo.id, add_date });
  row.avatar_key = photo.key;
  return {
    oauth_identity: [
      {
        provider: "google",
        subject: "108000000000000000001",
        user_id: id,
        account: "grower@example.test",
        add_date: daysAfter(anchor, -60),
        use_date: daysAfter(anchor, -3),
      },
    ],
    personal_copy: [{ user_id: id, state: "waiting", add_date: anchor }],
  };
}
