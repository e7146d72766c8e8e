import { type QueryExecutorProvider, sql } from "kysely";
import { EMAILS } from "./boss.ts";

/** Minutes after which a job that is due and not begun tells that the queue is stuck, if none of its name was done meanwhile. */
const STUCK_MINUTES = 15;

/** The jobs of one name. */
export interface JobCounts {
  readonly name: string;
  /** Due and not begun. */
  readonly cnt_waiting: number;
  readonly cnt_running: number;
  /** Failed, and tried again later. */
  readonly cnt_retrying: number;
  /** Given up in the last day. */
  readonly cnt_failed: number;
  /** Done in the last hour. */
  readonly cnt_done: number;
  /** Since when the oldest waits. */
  readonly oldest_date: string | null;
  /** None runs or was done in the last minutes. */
  readonly is_idle: boolean;
  /** Of the last failure, without email addresses. */
  readonly last_error: string | null;
}

export const isEmail = ({ name }: Pick<JobCounts, "name">): boolean =>
  (EMAILS as ReadonlySet<string>).has(name);

/** Counts the jobs of the queue by name; none where no queue has been started yet. */
export async function readJobCounts(db: QueryExecutorProvider): Promise<JobCounts[]> {
  const { rows: there } = await sql<{ is_there: boolean }>`
    select to_regclass('pgboss.job') is not null as is_there`.execute(db);
  if (there[0]?.is_there !== true) return [];
  const isWaiting = sql`state = 'created' and start_after <= now()`;
  const isFailed = sql`state = 'failed' and completed_on > now() - interval '1 day'`;
  const { rows } = await sql<JobCounts>`
    select name, count(*) filter (where ${isWaiting})::int as cnt_waiting, count(*) filter (where state = 'active')::int as cnt_running,
      count(*) filter (where state = 'retry')::int as cnt_retrying, count(*) filter (where ${isFailed})::int as cnt_failed,
      count(*) filter (where state = 'completed' and completed_on > now() - interval '1 hour')::int as cnt_done,
      min(start_after) filter (where ${isWaiting}) as oldest_date,
      not bool_or(state = 'active'
        or (state = 'completed' and completed_on > now() - make_interval(mins => ${sql.lit(STUCK_MINUTES)}))) as is_idle,
      (array_agg(output ->> 'message' order by coalesce(completed_on, start_after) desc)
        filter (where state = 'retry' or ${isFailed}))[1] as last_error
    from pgboss.job where name not like '\\_\\_%' group by name order by name`.execute(db);
  return rows.map((row) => ({ ...row, last_error: withoutAddresses(row.last_error) }));
}

/** Whether jobs of a name have waited for too long. A long list that goes on is no reason to worry. */
export function isStuck(jobs: readonly JobCounts[], now: Date): boolean {
  const oldest = oldestOf(jobs.filter(({ is_idle }) => is_idle));
  return oldest !== null && now.getTime() - Date.parse(oldest) > STUCK_MINUTES * 60_000;
}

/** Since when the oldest job waits. */
export function oldestOf(jobs: readonly JobCounts[]): string | null {
  return jobs.flatMap(({ oldest_date }) => oldest_date ?? []).sort()[0] ?? null;
}

const withoutAddresses = (text: string | null) =>
  text
    ?.slice(0, 1000)
    .replace(/[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g, "@")
    .slice(0, 300) ?? null;
