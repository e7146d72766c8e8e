import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { findUser } from "../../accounts/user-queries.ts";
import { presentWon, type WonAward, wonAwards } from "../../content/awards/won-awards.ts";
import { countWeeks } from "../../content/diary-counts/count-weeks.ts";
import { isPremium } from "../../content/plans/is-premium.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { weekStreak } from "./week-streak.ts";

type Information = Schema<"UserInformation">;

export const getUserInformation = defineOperation(
  "getUserInformation",
  async ({ params, user: reader, reads }) => {
    const grower = await findUser(reads, params.id, reader?.id ?? null);
    if (grower === null) throw notFound();
    const [about, figures] = await Promise.all([
      readAbout(reads, grower.id, reader?.id ?? null),
      readFigures(reads, grower.id),
    ]);
    if (about === null) throw notFound();
    const { written_weeks, awards, ...counts } = figures;
    const { fvs_name, fvn_name, fav_method } = grower;
    return {
      status: 200,
      data: {
        ...about,
        ...counts,
        cnt_awards: awards?.length ?? 0,
        items_award: presentWon(awards),
        item_growing: { fvs_name, fvn_name, fav_method },
        cnt_followers: grower.cnt_followers,
        streak_weeks: weekStreak(written_weeks, Date.now()),
      },
    };
  },
);

type About = Pick<
  Information,
  | "about"
  | "lang"
  | "grow_since"
  | "socials"
  | "is_discreet"
  | "is_ban"
  | "is_blocked"
  | "is_premium"
  | "is_moderator"
>;

async function readAbout(
  db: QueryExecutorProvider,
  userId: number,
  readerId: number | null,
): Promise<About | null> {
  const { rows } = await sql<About>`
    select u.about, u.lang, u.grow_since, u.is_discreet, u.is_ban,
      json_build_object('instagram', u.instagram, 'youtube', u.youtube, 'facebook', u.facebook, 'x', u.x,
        'website', u.website) as socials,
      exists (select from user_ban b
        where b.user_id = ${readerId}::bigint and b.type = 'user' and b.content_id = u.id) as is_blocked,
      ${isPremium} as is_premium,
      u.access && array['moderate', 'admin'] as is_moderator
    from users u where u.id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** The totals of a grower's public content. */
type Figures = Omit<
  Information,
  keyof About | "item_growing" | "cnt_awards" | "items_award" | "cnt_followers" | "streak_weeks"
> & {
  written_weeks: string[];
  awards: WonAward[] | null;
};

/** Weeks that a streak is looked for in: two years. */
const STREAK_DAYS = 730;

/**
 * Counts public content only, so that private diaries leave no trace. A grower has a few dozen diaries and some hundred weeks. Visible rows
 * are never removed; the redundant condition lets the indexes be used.
 */
async function readFigures(db: QueryExecutorProvider, userId: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with diaries as materialized (
      select id, is_harvest, harvest_weight, harvest_watt, add_date, update_date
      from diary where user_id = ${userId} and is_visible),
    weeks as materialized (
      select w.add_date, w.faza, w.days, w.diary_id, w.id from diaries d join week w on w.diary_id = d.id and not w.is_remove),
    this_year as (select date_trunc('year', now() at time zone 'utc') at time zone 'utc' as begins)
    select
      (select count(*)::int from diaries) as cnt_reports,
      (select count(*)::int from diaries where is_harvest) as cnt_harvests,
      (select coalesce(sum(harvest_weight), 0)::float8 from diaries where is_harvest) as harvest_weight,
      (select max(harvest_weight / harvest_watt)::float8 from diaries where is_harvest and harvest_watt > 0) as best_yield,
      (select count(*)::int from review where user_id = ${userId} and is_visible and not is_remove) as cnt_reviews,
      (select count(*)::int from video where user_id = ${userId} and is_visible and not is_remove) as cnt_videos,
      (select count(*)::int from solution s join problem p on p.id = s.problem_id
        where s.user_id = ${userId} and not s.is_remove and p.is_visible) as cnt_solutions,
      (select count(*)::int from solution s join problem p on p.id = s.problem_id
        where s.user_id = ${userId} and s.is_accepted and not s.is_remove and p.is_visible) as cnt_solutions_accepted,
      ${wonAwards(sql`case n.content_type
        when 'user' then c.content_id = ${userId}
        when 'diary' then c.content_id in (select id from diaries)
        when 'photo' then exists (
          select from photo p join diaries d on d.id = p.diary_id where p.id = c.content_id and not p.is_remove)
        when 'video' then exists (select from video where id = c.content_id and user_id = ${userId} and is_visible)
        when 'problem' then exists (select from problem where id = c.content_id and user_id = ${userId} and is_visible)
        when 'solution' then exists (
          select from solution s join problem p on p.id = s.problem_id
          where s.id = c.content_id and s.user_id = ${userId} and not s.is_remove and p.is_visible)
        else false end`)} as awards,
      (select count(*)::int from follow f left join diary d on f.type = 'diary' and d.id = f.content_id
        where f.user_id = ${userId} and (f.type <> 'diary' or (d.is_visible and not d.is_harvest))) as cnt_following,
      (select count(*)::int from follow f join diary d on d.id = f.content_id
        where f.user_id = ${userId} and f.type = 'diary' and d.is_visible and d.is_harvest) as cnt_bookmarks,
      (select json_build_object(
        'year', extract(year from begins at time zone 'utc')::int,
        'cnt_diaries', (select count(*) from diaries where add_date >= begins),
        'cnt_weeks', (select ${countWeeks} from weeks w where w.add_date >= begins),
        'cnt_harvests', (select count(*) from weeks where add_date >= begins and faza = 2)) from this_year) as year,
      (select coalesce(json_agg(distinct date_trunc('week', add_date at time zone 'utc')), '[]') from weeks
        where add_date > now() - make_interval(days => ${STREAK_DAYS})) as written_weeks`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { ...row, written_weeks: row.written_weeks.map((day) => `${day}Z`) };
}
