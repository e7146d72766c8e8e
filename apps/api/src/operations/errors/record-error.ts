import { createHash } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { browserName } from "../../content/watch/browser.ts";
import { pageFamily } from "../../content/watch/page-family.ts";
import type { Tx } from "../../db/database.ts";
import { commonMessage, ownFrame, withoutSecrets } from "./error-words.ts";

/** Seconds in which the same error of one sender counts once. */
const REPEAT_SECONDS = 60;

/** Most different errors that are new in an hour; more are one. A release that breaks everything has some dozens. */
export const MOST_NEW_ERRORS = 200;

/** Most versions of the site that are new in a day; more are names that somebody invented. */
const MOST_NEW_VERSIONS = 20;

/** Cases that are kept of an error. */
const SAMPLES = 5;

const OTHERS = "Too many different errors";

/** A version that was first heard of after the decision is newer. */
const comesAgain = sql`(g.state = 'solved' and v.since > g.state_date)`;

interface Reported {
  readonly report: Schema<"ErrorReport">;
  /** Hash of the sender, with a key of the day. */
  readonly who: Buffer;
  readonly agent: string;
  /** Hosts of the sites, whose code is the site's own. */
  readonly hosts: readonly string[];
  readonly now: Date;
}

interface Group {
  id: number;
  cnt: number;
}

/** Counts an error with those of the same cause, and keeps the last cases. A solved one opens again in a version that is newer. */
export async function recordError(tx: Tx, reported: Reported): Promise<void> {
  const { report, who, now } = reported;
  const { app, version } = report;
  await sql`
    insert into error_version (app, version, add_date) select ${app}, ${version}, ${now}
    where (select count(*) from error_version where add_date > ${now}::timestamptz - interval '1 day') < ${sql.lit(MOST_NEW_VERSIONS)}
    on conflict do nothing`.execute(tx);
  const { id, isNew } = await findGroup(tx, reported);
  const { rows: marks } = await sql<{ is_new: boolean }>`
    insert into error_mark as m (who, group_id, date) values (${who}, ${id}, ${now})
    on conflict (who, group_id) do update set date = excluded.date
    where m.date <= excluded.date - make_interval(secs => ${sql.lit(REPEAT_SECONDS)})
    returning (xmax = 0) as is_new`.execute(tx);
  const [mark] = marks;
  if (mark === undefined) return;
  const { rows } = await sql<Group>`
    update error_group g set cnt = cnt + ${isNew ? 0 : 1}, cnt_senders = cnt_senders + ${!isNew && mark.is_new ? 1 : 0},
      last_version = ${version}, last_date = ${now},
      state = case when ${comesAgain} then 'open' else state end,
      state_date = case when ${comesAgain} then null else state_date end, is_again = is_again or ${comesAgain}
    from (
      select coalesce((select add_date from error_version where app = ${app} and version = ${version}), '-infinity') as since) v
    where g.id = ${id} returning g.id, g.cnt`.execute(tx);
  const [group] = rows;
  if (group !== undefined) await saveSample(tx, group, reported);
}

/** Finds the group of an error, or adds it. When too many are new, it is that of all others. */
async function findGroup(tx: Tx, { report, hosts, now }: Reported): Promise<{ id: number; isNew: boolean }> {
  const own = [commonMessage(report.message), ownFrame(report.stack, hosts)] as const;
  for (const [message, frame] of [own, [OTHERS, ""] as const]) {
    const key = createHash("sha256")
      .update(JSON.stringify([report.app, message, frame]))
      .digest();
    const { rows: known } = await sql<Group>`select id, cnt from error_group where key = ${key}`.execute(tx);
    if (known[0] !== undefined) return { id: known[0].id, isNew: false };
    const isFull = sql`(
      select count(*) from error_group where add_date > ${now}::timestamptz - interval '1 hour') >= ${sql.lit(MOST_NEW_ERRORS)}`;
    const { rows } = await sql<{ id: number; is_new: boolean }>`
      insert into error_group as g (app, message, frame, key, first_version, last_version, add_date, last_date)
      select ${report.app}, ${message}, ${frame}, ${key}, ${report.version}, ${report.version}, ${now}, ${now}
      where ${message === OTHERS ? sql`true` : sql`not ${isFull}`}
      on conflict (key) do update set last_date = excluded.last_date
      returning id, (xmax = 0) as is_new`.execute(tx);
    if (rows[0] !== undefined) return { id: rows[0].id, isNew: rows[0].is_new };
  }
  throw new Error("The group of all other errors is missing.");
}

async function saveSample(tx: Tx, { id, cnt }: Group, { report, agent, now }: Reported): Promise<void> {
  const message = withoutSecrets(report.message.slice(0, 1000)).trim() || "Unknown error";
  const stack = report.stack === null ? null : withoutSecrets(report.stack.slice(0, 8000));
  await sql`
    insert into error_sample (group_id, place, message, stack, page, status, version, browser, locale, date)
    values (${id}, ${cnt % SAMPLES}, ${message}, ${stack}, ${pageFamily(report.path)}, ${report.status}, ${report.version},
      ${browserName(report.user_agent || agent)}, ${report.locale}, ${now})
    on conflict (group_id, place) do update set message = excluded.message, stack = excluded.stack, page = excluded.page,
      status = excluded.status, version = excluded.version, browser = excluded.browser, locale = excluded.locale,
      date = excluded.date`.execute(tx);
}
