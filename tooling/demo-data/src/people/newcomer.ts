import { daysAfter } from "../calendar.ts";
import type { AccountRow, EmailRow, HandleRow, UserRow } from "../rows.ts";
import type { Lang } from "./growers.ts";
import { EDGE_CASES } from "./profiles.ts";

/** The rows of somebody who has just signed up: no picture, no words, no diary, and nobody knows them yet. */
export function makeNewcomer(
  id: number,
  anchor: string,
): { user: UserRow; account: AccountRow; handle: HandleRow; email: EmailRow } {
  const name = EDGE_CASES.newcomer;
  const lang: Lang = "en";
  const email = `${name}@growers.example.test`;
  return {
    user: {
      ...{ id, name, lang, about: "", grow_since: null, avatar_key: null, access: [] },
      ...{ instagram: null, youtube: null, facebook: null, x: null, website: null },
      ...{ fvs_name: "", fvn_name: "", fav_method: "", cnt_reports: 0, cnt_harvests: 0, cnt_followers: 0 },
      ...{ is_discreet: false, is_ban: false, is_remove: false, remove_date: null },
      add_date: daysAfter(anchor, -1),
    },
    account: {
      user_id: id,
      email,
      is_email_confirmed: true,
      password_hash: null,
      locale: lang,
      country: "IE",
      birthday: null,
      is_brand_newsletter: false,
    },
    handle: { handle: name, user_id: id },
    email: { email_key: email, user_id: id },
  };
}
