import { type RawBuilder, sql } from "kysely";
import { ofText, type RowReaders } from "../db/row-text.ts";
import type { GuardedDiary } from "./diary-access.ts";

const { boolean, number, word } = ofText;

/** Parsers of the columns that determine who may see a diary, for a row returned as one text. */
export const guardReaders: RowReaders<GuardedDiary> = {
  user_id: number,
  visibility: word,
  is_ban: boolean,
  is_moderate: boolean,
  is_hidden: boolean,
  is_remove: boolean,
  is_lock: boolean,
};

/** The same: where they come from, of the diary joined as `d`. */
export const guardSources: { readonly [Name in keyof GuardedDiary]: RawBuilder<unknown> } = {
  user_id: sql`d.user_id`,
  visibility: sql`d.visibility`,
  is_ban: sql`d.is_ban`,
  is_moderate: sql`d.is_moderate`,
  is_hidden: sql`d.is_hidden`,
  is_remove: sql`d.is_remove`,
  is_lock: sql`d.is_lock`,
};
