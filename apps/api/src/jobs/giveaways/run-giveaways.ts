import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../../db/database.ts";
import { recordEvent } from "../../events/record-event.ts";
import { resultDate } from "../../kinds/open-giveaway.ts";
import { askWinners } from "../../notifications/ask-winners.ts";
import { notifyGiveawayEnd } from "../../notifications/notify-giveaway-end.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import { findWinners } from "./find-winners.ts";
import { freezeEntries } from "./freeze-entries.ts";

/** How long before the end followers are reminded. */
const REMIND = sql`interval '48 hours'`;

/** Giveaways per step and run; the rest is handled by the next. */
const AT_ONCE = 100;

interface Step {
  /** The event it records; null for none. */
  readonly event: string | null;
  /** Giveaways `g` it is due for. */
  readonly due: RawBuilder<unknown>;
  run(tx: Tx, jobs: JobQueue, id: number): Promise<unknown>;
}

/** Votes are counted when the result is published: until then the votes of closed accounts leave. */
const freezeTime = sql`case when g.winners = 'draw' then g.date_end else ${resultDate} end`;

const overdue = sql`z.reply_until <= now() and z.confirm_date is null and z.pass_date is null`;

const STEPS: readonly Step[] = [
  {
    event: null,
    due: sql`g.remind_date is null and g.date_end > now() and g.date_end <= now() + ${REMIND} and g.date_start <= now()`,
    async run(tx, jobs, id) {
      await notifyGiveawayEnd(tx, jobs, id);
      await sql`update giveaway set remind_date = now() where id = ${id}`.execute(tx);
    },
  },
  {
    event: "giveaway.freeze",
    due: sql`g.freeze_date is null and g.date_end <= now() and ${freezeTime} <= now()`,
    run: (tx, _jobs, id) => freezeEntries(tx, id),
  },
  {
    event: "giveaway.draw",
    due: sql`g.freeze_date is not null and g.draw_date is null and ${resultDate} <= now()`,
    async run(tx, jobs, id) {
      await findWinners(tx, id);
      await askWinners(tx, jobs, id);
    },
  },
  {
    event: "giveaway.move_up",
    due: sql`g.draw_date is not null and exists (select from giveaway_frozen z where z.giveaway_id = g.id and ${overdue})`,
    async run(tx, jobs, id) {
      await sql`update giveaway_frozen z set pass_date = z.reply_until where z.giveaway_id = ${id} and ${overdue}`.execute(
        tx,
      );
      await askWinners(tx, jobs, id);
    },
  },
];

/**
 * Reminds of giveaways that end soon, freezes the entries of ended ones, finds their winners, and lets the next place move up for winners
 * who did not reply in time. Each step looks for whatever is due, so it catches up after a stop. A giveaway is locked, and one step of it
 * is one transaction: a job that is killed, repeated or run on two servers at once does everything once.
 */
export async function runGiveaways(database: Database, jobs: JobQueue): Promise<void> {
  for (const { event, due, run } of STEPS) {
    const { rows } = await sql<{ id: number }>`
      select g.id from giveaway g where g.is_visible and ${due} order by g.date_end, g.id limit ${AT_ONCE}`.execute(
      database.db,
    );
    for (const { id } of rows) {
      await database.transaction(async (tx) => {
        const { rows: locked } = await sql`
          select from giveaway g where g.id = ${id} and g.is_visible and ${due} for no key update of g skip locked`.execute(
          tx,
        );
        if (locked.length === 0) return;
        await run(tx, jobs, id);
        if (event === null) return;
        await recordEvent(tx, { type: event, user_id: null, content_type: "giveaway", content_id: id });
      });
    }
  }
}
