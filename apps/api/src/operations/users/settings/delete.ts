import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { hasOtherOwner } from "../../../content/brand-owners.ts";
import { type BrandRef, brandJson, presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";
import { countWeeks } from "../../../content/diary-counts/count-weeks.ts";
import type { Db } from "../../../db/database.ts";
import { readPremium } from "./premium.ts";

interface ConsequencesRow {
  cnt_diaries: number;
  cnt_weeks: number;
  cnt_photos: number;
  cnt_comments: number;
  cnt_solutions: number;
  date_end: string | null;
}

/** Lists what deleting the account deletes, and what prevents it. */
export async function readDeleteSettings(db: Db, userId: number): Promise<Schema<"DeleteSettings">> {
  const { rows } = await sql<ConsequencesRow>`
    select
      (select count(*)::int from diary where user_id = a.user_id and not is_remove) as cnt_diaries,
      (select ${countWeeks} from week w join diary d on d.id = w.diary_id
        where d.user_id = a.user_id and not d.is_remove and not w.is_remove) as cnt_weeks,
      (select count(*)::int from photo where user_id = a.user_id and not is_remove) as cnt_photos,
      (select count(*)::int from comment where user_id = a.user_id and not is_remove) as cnt_comments,
      (select count(*)::int from solution where user_id = a.user_id and not is_remove) as cnt_solutions,
      a.delete_date as date_end
    from account a where a.user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no account ${userId}.`);
  return { ...row, premium: await readPremium(db, userId), items_brand: await readSolelyManaged(db, userId) };
}

/** Brands without another owner: the others who manage them may neither add nor remove anybody. */
export async function readSolelyManaged(db: Db, userId: number): Promise<Schema<"BrandShort">[]> {
  const { rows } = await sql<{ brand: BrandRef }>`
    select ${brandJson} as brand from brand_manager m join brand b on b.id = m.brand_id
    where m.user_id = ${userId} and not b.is_remove and not ${hasOtherOwner(sql`m.brand_id`, sql`m.user_id`)}
    order by b.name, b.id limit 1000`.execute(db);
  return rows.map(({ brand }) => presentBrandShort(brand));
}
