import { type RawBuilder, sql } from "kysely";
import { joinThing, personOfThing } from "../content/awards/candidate-things.ts";
import { isResult } from "../content/awards/open-awards.ts";
import { wonAwards } from "../content/awards/won-awards.ts";
import type { Database, Tx } from "../db/database.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Kind } from "../kinds/kind.ts";
import { notifiesAbout } from "../notifications/author-of.ts";
import { notifyUser } from "../notifications/notify-user.ts";
import type { JobQueue } from "../queue/job-queue.ts";

/** Places after it are not written down. */
const LAST_PLACE = 1000;

/**
 * Counts the votes of awards whose voting has ended, then writes down the places of awards whose results have come out, and records
 * `award.result`, which tells cached pages, and `award.won` of the winners, which tells the feed and them. Then what won shows it. Readers
 * see the results by their date, whether or not this job runs. A year is settled in one transaction, so that a job that is killed, repeated
 * or run on two servers at once does it once.
 */
export async function settleAwards(database: Database, jobs: JobQueue): Promise<void> {
  while (await database.transaction(countOne));
  while (await database.transaction((tx) => settleOne(tx, jobs)));
  while (await database.transaction(tellOne));
}

/**
 * Counts the votes of a year anew, without those of accounts that are deleted or banned. The counts stay as they are from then on.
 *
 * @returns whether there was a year to count
 */
async function countOne(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ year: number }>`
    update award set count_date = now() from (
      select a.year from award a where a.count_date is null and a.date_end <= now()
      order by a.year limit 1 for update skip locked) due
    where award.year = due.year returning award.year`.execute(tx);
  const [due] = rows;
  if (!due) return false;
  // Votes that were cast before the end hold this lock until they are committed.
  await sql`select from award_nomination where year = ${due.year} order by id for no key update`.execute(tx);
  const counted = sql`
    select v.nomination_id, v.content_id, count(*)::int as cnt_votes
    from award_vote v join users u on u.id = v.user_id and not u.is_remove and not u.is_ban
    where v.year = ${due.year} group by v.nomination_id, v.content_id`;
  await sql`
    with counted as (${counted})
    update award_candidate c set cnt_votes = coalesce(counted.cnt_votes, 0)
    from award_candidate o
    left join counted on counted.nomination_id = o.nomination_id and counted.content_id = o.content_id
    where o.year = ${due.year} and c.year = o.year and c.nomination_id = o.nomination_id and c.content_id = o.content_id`.execute(
    tx,
  );
  await sql`
    update award_nomination n set cnt_votes = (
      select coalesce(sum(c.cnt_votes), 0)::int from award_candidate c where c.year = n.year and c.nomination_id = n.id)
    where n.year = ${due.year}`.execute(tx);
  return true;
}

/** @returns whether there was a year to settle */
async function settleOne(tx: Tx, jobs: JobQueue): Promise<boolean> {
  const { rows } = await sql<{ year: number }>`
    update award set settle_date = now() from (
      select a.year from award a where a.is_publish and a.settle_date is null and ${isResult}
      order by a.year limit 1 for update skip locked) due
    where award.year = due.year returning award.year`.execute(tx);
  const [due] = rows;
  if (!due) return false;
  await sql`
    update award_candidate c set place = ranked.place from (
      select nomination_id, content_id, rank() over (partition by nomination_id order by cnt_votes desc) as place
      from award_candidate where year = ${due.year} and cnt_votes > 0) ranked
    where ranked.place <= ${LAST_PLACE} and c.year = ${due.year} and c.nomination_id = ranked.nomination_id
      and c.content_id = ranked.content_id`.execute(tx);
  await recordEvent(tx, {
    type: "award.result",
    user_id: null,
    content_type: "award",
    content_id: due.year,
    params: {},
  });
  for (const { user_id, content_type: type, content_id, diary_id } of await readWinners(tx, due.year)) {
    // A brand's own are only on their pages.
    if (user_id === null) continue;
    const about = { user_id, content_type: type, content_id, diary_id, params: { year: due.year } };
    const event_id = await recordEvent(tx, { type: "award.won", ...about });
    if (!notifiesAbout(type, "award_won")) continue;
    const news = { event: "award_won", type, content_id, diary_id, from_user_id: null, event_id } as const;
    await notifyUser(tx, jobs, user_id, news);
  }
  return true;
}

/**
 * Writes what diaries won into their rows, and records `award.shown` of everything whose cached pages show a win of the year. Again after texts
 * have changed.
 *
 * @returns whether there was a year to tell of
 */
async function tellOne(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ year: number }>`
    update award set tell_date = now() from (
      select a.year from award a where a.settle_date is not null and a.tell_date is null and ${isResult}
      order by a.year limit 1 for update skip locked) due
    where award.year = due.year returning award.year`.execute(tx);
  const [due] = rows;
  if (!due) return false;
  const winners = await readWinners(tx, due.year);
  await writeAwards(tx, due.year);
  const told = winners.flatMap(({ content_type, content_id, diary_id, user_id }) => [
    { content_type, content_id, diary_id },
    ...(user_id === null ? [] : [{ content_type: "user", content_id: user_id, diary_id: null }]),
  ]);
  const once = new Map(told.map((one) => [`${one.content_type} ${one.content_id}`, one]));
  for (const one of once.values()) await recordEvent(tx, { type: "award.shown", user_id: null, ...one });
  return true;
}

/** Diaries show their wins and those of their photos, in the row whose version their cached pages have. */
async function writeAwards(tx: Tx, year: number): Promise<void> {
  const isOf = (diaryId: RawBuilder<unknown>) => sql`(
    (n.content_type = 'diary' and c.content_id = ${diaryId}) or (n.content_type = 'photo' and exists (
      select from photo p where p.id = c.content_id and p.diary_id = ${diaryId} and not p.is_remove)))`;
  await sql`
    update diary d set awards = ${wonAwards(isOf(sql`d.id`))}::jsonb
    where d.id in (
      select case n.content_type when 'diary' then c.content_id else p.diary_id end
      from award_nomination n
      join award_candidate c on c.year = n.year and c.nomination_id = n.id and c.place = 1
      left join photo p on n.content_type = 'photo' and p.id = c.content_id
      where n.year = ${year} and n.content_type in ('diary', 'photo'))`.execute(tx);
}

interface Winner {
  /** Null for things of brands. */
  readonly user_id: number | null;
  readonly content_type: Kind;
  readonly content_id: number;
  readonly diary_id: number | null;
}

/** Public winners, with who they are or who made them. */
async function readWinners(tx: Tx, year: number): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select ${personOfThing} as user_id, n.content_type, c.content_id, case n.content_type
      when 'diary' then c.content_id
      when 'photo' then (select p.diary_id from photo p where p.id = c.content_id) end as diary_id
    from award_nomination n
    join award_candidate c on c.year = n.year and c.nomination_id = n.id and c.place = 1
    ${joinThing}
    where n.year = ${year}
    order by n.position, n.id, c.content_id`.execute(tx);
  return rows;
}
