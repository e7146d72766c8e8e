import type { Schema } from "@grow/contract";
import { measuresFrom } from "@grow/domain";
import * as z from "zod";
import { userLink } from "../content/author.ts";
import type { AccountRow, UserRow } from "./user-queries.ts";

const cookieConsent = z.object({
  necessary: z.literal(true),
  statistics: z.boolean(),
  marketing: z.boolean(),
});

/** Width of avatars in pixels: twice the largest display size. */
const AVATAR_WIDTH = 160;

/** A user as shown to others. */
export function presentUser(row: UserRow): Schema<"User"> {
  return {
    id: row.id,
    name: row.name,
    link: userLink(row.name),
    avatar_small: row.avatar_key === null ? null : avatarUrl(row.avatar_key),
    add_date: row.add_date,
    cnt_reports: row.cnt_reports,
    cnt_followers: row.cnt_followers,
    is_follow: row.is_follow,
    item_growing: { fvs_name: row.fvs_name, fvn_name: row.fvn_name, fav_method: row.fav_method },
    avatars: row.avatars.map(({ id, key }) => ({
      id,
      url: avatarUrl(key),
      is_current: key === row.avatar_key,
    })),
  };
}

/** A user as shown to themselves. */
export function presentOwnUser(row: UserRow & AccountRow): Schema<"User"> {
  return {
    ...presentUser(row),
    presets: presentPresets(row),
    settings: presentSettings(row),
    personal: presentPersonal(row),
    premium: null,
    banned: [],
    access: [...row.access],
  };
}

/** Personal data, with a pending new email address only if there is one. */
export function presentPersonal(account: AccountRow): Schema<"Personal"> {
  const { email, email_new, is_email_confirmed, first_name, last_name, country, birthday } = account;
  return {
    email,
    is_email_confirmed,
    ...(email_new === null ? {} : { email_new }),
    first_name,
    last_name,
    country,
    birthday,
  };
}

function presentSettings(account: AccountRow): Schema<"SettingsShort"> {
  const { locale, sidebar_sort, is_newsletter, is_brand_newsletter, digest } = account;
  return {
    interface: { locale, sidebar_sort },
    subscribe: { is_newsletter, is_brand_newsletter, digest },
  };
}

/** A user's settings. */
export function presentPresets(account: AccountRow): Schema<"Presets"> {
  const cookies = cookieConsent.safeParse(account.cookies);
  return {
    measures: measuresFrom(account.measures),
    cookies: cookies.success ? cookies.data : null,
    sidebar_sort: account.sidebar_sort,
    explore: account.explore.map(({ x, name, tags }) => ({ x, name, tags: [...tags] })),
  };
}

function avatarUrl(key: string): string {
  return `/media/${key}/${AVATAR_WIDTH}.webp`;
}
