import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../../db/database.ts";
import { recordEvent } from "../../events/record-event.ts";
import { freezeTime, isAsked, resultDate } from "../../kinds/open-giveaway.ts";
import { askWinners } from "../../notifications/ask-winners.ts";
import { notifyGiveawayEnd } from "../../notifications/notify-giveaway-end.ts";
import { remindWinners, winnersToRemind } from "../../notifications/remind-winners.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import { findWinners } from "./find-winners.ts";
import { freezeEntries } from "./freeze-entries.ts";

/** How long before the end followers are reminded. */
const REMIND = sql`interval '48 hours'`;

/** Giveaways per step and run; the rest is handled by the next. */
const AT_ONCE = 100;

interface Step {
  readonly name: string;
  /** Whether it records `giveaway.<name>`. */
  readonly isEvent: boolean;
  /** Giveaways `g` it is due for. */
  readonly due: RawBuilder<unknown>;
  /** @returns whether the giveaway has more of it to do, in a transaction of its own */
  run(tx: Tx, jobs: JobQueue, id: number): Promise<boolean>;
}

const overdue = sql`z.reply_until <= now() and ${isAsked("z")}`;

const STEPS: readonly Step[] = [
  {
    name: "remind",
    isEvent: false,
    due: sql`g.remind_date is null and g.date_end > now() and g.date_end <= now() + ${REMIND} and g.date_start <= now()`,
    run: notifyGiveawayEnd,
  },
  {
    name: "freeze",
    isEvent: true,
    due: sql`g.freeze_date is null and g.date_end <= now() and ${freezeTime} <= now()`,
    async run(tx, _jobs, id) {
      await freezeEntries(tx, id);
      return false;
    },
  },
  {
    name: "draw",
    isEvent: true,
    due: sql`g.freeze_date is not null and g.draw_date is null and ${resultDate} <= now()`,
    async run(tx, jobs, id) {
      await findWinners(tx, id);
      await askWinners(tx, jobs, id);
      return false;
    },
  },
  {
    name: "remind_winners",
    isEvent: false,
    due: sql`g.draw_date is not null and exists (${winnersToRemind(sql`g.id`)})`,
    async run(tx, jobs, id) {
      await remindWinners(tx, jobs, id);
      return false;
    },
  },
  {
    name: "move_up",
    isEvent: true,
    due: sql`g.draw_date is not null and exists (select from giveaway_frozen z where z.giveaway_id = g.id and ${overdue})`,
    async run(tx, jobs, id) {
      await sql`update giveaway_frozen z set pass_date = z.reply_until where z.giveaway_id = ${id} and ${overdue}`.execute(
        tx,
      );
      await askWinners(tx, jobs, id);
      return false;
    },
  },
];

/**
 * Reminds of giveaways that end soon, freezes the entries of ended ones, finds their winners, reminds those to reply, and lets the next place
 * move up for winners who did not reply in time. Each step looks for whatever is due, so it catches up after a stop. A giveaway is locked,
 * and one step of it is one transaction: a job that is killed, repeated or run on two servers at once does everything once.
 *
 * @throws AggregateError with an error for each giveaway that failed, after all others are done
 */
export async function runGiveaways(database: Database, jobs: JobQueue): Promise<void> {
  const failures: Error[] = [];
  for (const step of STEPS) {
    const { rows } = await sql<{ id: number }>`
      select g.id from giveaway g where g.is_visible and ${step.due} order by g.date_end, g.id limit ${AT_ONCE}`.execute(
      database.db,
    );
    for (const { id } of rows) {
      try {
        while (await database.transaction((tx) => runStep(tx, jobs, step, id)));
      } catch (cause) {
        failures.push(new Error(`Giveaway ${id} failed at the step ${step.name}.`, { cause }));
      }
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} steps of giveaways failed.`);
}

/** @returns whether there is more to do; not when another server has the giveaway or has done it */
async function runStep(tx: Tx, jobs: JobQueue, step: Step, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from giveaway g where g.id = ${id} and g.is_visible and ${step.due} for no key update of g skip locked`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  const isMore = await step.run(tx, jobs, id);
  if (step.isEvent) {
    const type = `giveaway.${step.name}`;
    await recordEvent(tx, { type, user_id: null, content_type: "giveaway", content_id: id });
  }
  return isMore;
}
