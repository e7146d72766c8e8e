import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { type Subject, writeHarvestFacts } from "./harvest-facts.ts";
import { listedYield } from "./measure.ts";
import { subjectKey } from "./subject-key.ts";
import { measureSubjects, type StoredValue } from "./subject-statistics.ts";

/** Diaries and subjects of one transaction, so that writers wait for milliseconds. */
const DIARIES_AT_ONCE = 200;
const SUBJECTS_AT_ONCE = 50;

/**
 * Updates facts of due diaries, then statistics of their subjects. Interrupted work stays due.
 *
 * @returns the number of updated subjects
 */
export async function refreshStatistics({ transaction }: Database): Promise<number> {
  while ((await transaction(refreshDiaries)) > 0);
  let computed = 0;
  for (;;) {
    const n = await transaction(refreshSubjects);
    if (n === 0) return computed;
    computed += n;
  }
}

/** Marks all harvests and subjects as due. */
export async function makeAllDue({ db }: Database): Promise<void> {
  await sql`
    insert into statistics_due (type, content_id)
    select 'diary', id from diary where is_harvest
    union select 'diary', diary_id from harvest_fact
    union select type, content_id from grow_statistics where type <> 'category'
    on conflict do nothing`.execute(db);
}

async function refreshDiaries(tx: Tx): Promise<number> {
  const { rows } = await sql<{ content_id: number }>`
    delete from statistics_due where type = 'diary' and content_id in (
      select content_id from statistics_due where type = 'diary' order by content_id limit ${DIARIES_AT_ONCE} for update skip locked)
    returning content_id`.execute(tx);
  if (rows.length === 0) return 0;
  const subjects = await writeHarvestFacts(
    tx,
    rows.map((row) => row.content_id),
  );
  await sql`
    insert into statistics_due (type, content_id)
    select distinct type, content_id from json_to_recordset(${JSON.stringify(subjects)}::json) as s (type text, content_id bigint)
    order by type, content_id
    on conflict (type, content_id) do update set add_date = excluded.add_date`.execute(tx);
  return rows.length;
}

async function refreshSubjects(tx: Tx): Promise<number> {
  const { rows: subjects } = await sql<Subject>`
    delete from statistics_due where (type, content_id) in (
      select type, content_id from statistics_due where type <> 'diary' order by type, content_id
      limit ${SUBJECTS_AT_ONCE} for update skip locked)
    returning type, content_id`.execute(tx);
  if (subjects.length === 0) return 0;
  const found = await measureSubjects(tx, subjects);
  const values = subjects.map((subject) => ({ ...subject, value: found.get(subjectKey(subject)) ?? null }));
  await saveStatistics(tx, values);
  await saveShares(
    tx,
    values.filter(({ type }) => type === "strain"),
  );
  return subjects.length;
}

type Value = Subject & { readonly value: StoredValue | null };

async function saveStatistics(tx: Tx, values: readonly Value[]): Promise<void> {
  const rows = values.map(({ value, ...subject }) => ({
    ...subject,
    value,
    yield_watt: listedYield(value?.yield_watt),
    cnt_harvests: value?.cnt_harvests ?? 0,
  }));
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as s (type text, content_id bigint, value jsonb, yield_watt double precision, cnt_harvests integer)
    ), gone as (
      delete from grow_statistics g using given s
      where g.type = s.type and g.content_id = s.content_id and g.val = '' and s.value is null
    ), of_strains as (
      update strain t set yield_watt = s.yield_watt from given s
      where s.type = 'strain' and t.id = s.content_id and t.yield_watt is distinct from s.yield_watt
    )
    insert into grow_statistics (type, content_id, value, yield_watt, cnt_harvests, update_date)
    select type, content_id, value, yield_watt, cnt_harvests, now() from given where value is not null
    on conflict (type, content_id, val) do update set
      value = excluded.value, yield_watt = excluded.yield_watt, cnt_harvests = excluded.cnt_harvests,
      update_date = excluded.update_date`.execute(tx);
}

/** The share of reports that name a value, beside the value itself, because lists are sorted by it. */
async function saveShares(tx: Tx, values: readonly Value[]): Promise<void> {
  const ids = values.map((value) => value.content_id);
  const shares = values.flatMap(({ content_id, value }) =>
    (value?.items_share ?? []).map(({ category, val, percent }) => ({
      ...{ strain_id: content_id, category, val, percent },
    })),
  );
  await sql`
    update strain_category c set percent = s.percent
    from strain_category one
    left join json_to_recordset(${JSON.stringify(shares)}::json)
      as s (strain_id bigint, category text, val text, percent smallint)
      on s.strain_id = one.strain_id and s.category = one.category and s.val = one.val
    where one.strain_id = any(${ids}::bigint[]) and c.strain_id = one.strain_id and c.category = one.category
      and c.val = one.val and c.percent is distinct from s.percent`.execute(tx);
}
