import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { presentAuthor } from "../../../content/author.ts";
import { type PlaceRow, readPlaces } from "../../../content/giveaways/places.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { freezeTime, giveawayState, isAsked, resultDate } from "../../../kinds/open-giveaway.ts";
import { sum } from "./publish-problems.ts";
import { readLeftOut } from "./read-left-out.ts";
import { readVoteHours } from "./read-votes.ts";

type Draw = Schema<"StaffGiveawayDraw">;
type Category = Schema<"StaffGiveawayDrawCategory">;

/** As many as the contract's `StaffGiveawayDrawCategory` holds. */
const MOST_PLACES = 200;

export const getStaffGiveawayDraw = defineOperation("getStaffGiveawayDraw", async ({ params, reads }) => {
  const draw = await readDraw(reads, params.id);
  const categories = await readCategories(reads, params.id);
  const places = draw.draw_date === null ? [] : await readPlaces(reads, params.id, MOST_PLACES);
  const leftOut = await readLeftOut(reads, params.id);
  const hours = await readVoteHours(reads, params.id);
  const of = <Row extends { readonly category_id: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ category_id }) => category_id === id);
  return {
    status: 200,
    data: {
      ...draw,
      items_category: categories.map((category) => {
        const voted = of(hours, category.category_id);
        return {
          ...category,
          items_left_out: of(leftOut, category.category_id).map(({ category_id: _, ...entry }) => entry),
          items_place: of(places, category.category_id).map(presentPlace),
          cnt_votes: sum(voted.map(({ cnt_votes }) => cnt_votes)),
          cnt_votes_new: sum(voted.map(({ cnt_votes_new }) => cnt_votes_new)),
          items_hour: voted.map(({ date, cnt_votes }) => ({ date, cnt_votes })),
        };
      }),
    },
  };
});

type DrawRow = Omit<Draw, "items_category" | "next"> & {
  is_visible: boolean;
  date_start: string;
  freeze_time: string;
  /** When the next winner's days to reply are over. */
  reply_until: string | null;
};

/** `draw_seed` is empty until the result is published; the secret is not read. */
async function readDraw(db: QueryExecutorProvider, id: number): Promise<Omit<Draw, "items_category">> {
  const { rows } = await sql<DrawRow>`
    select g.id, ${giveawayState} as state, g.winners, case when g.winners = 'draw' then g.draw_commitment end as draw_commitment,
      g.draw_seed, g.date_start, g.date_end, ${resultDate} as date_result, g.freeze_date, g.draw_date, g.is_visible,
      ${freezeTime} as freeze_time,
      (select min(f.reply_until) from giveaway_frozen f where f.giveaway_id = g.id and ${isAsked("f")}) as reply_until
    from giveaway g where g.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { is_visible, date_start: _start, freeze_time: _freeze, reply_until: _reply, ...draw } = row;
  return { ...draw, next: is_visible ? nextStep(row) : null };
}

function nextStep(row: DrawRow): Draw["next"] {
  switch (row.state) {
    case "announced":
      return { step: "start", date: row.date_start };
    case "open":
      return { step: "end", date: row.date_end };
    case "counting":
      return row.freeze_date === null
        ? { step: "freeze", date: row.freeze_time }
        : { step: "result", date: row.date_result };
    case "waiting":
      return row.reply_until === null ? null : { step: "move_up", date: row.reply_until };
    case "over":
      return null;
  }
}

async function readCategories(
  db: QueryExecutorProvider,
  id: number,
): Promise<
  readonly Omit<Category, "items_left_out" | "items_place" | "cnt_votes" | "cnt_votes_new" | "items_hour">[]
> {
  const { rows } = await sql<Category>`
    select c.id as category_id, c.name, c.content_type, c.cnt_winners, c.list_hash, c.cnt_left_out, c.cnt_votes_left_out,
      (case when c.list_hash is null
        then (select count(*) from giveaway_entry e where e.giveaway_id = c.giveaway_id and e.category_id = c.id)
        else (select count(*) from giveaway_frozen z where z.giveaway_id = c.giveaway_id and z.category_id = c.id) end)::int as cnt_entries
    from giveaway_category c where c.giveaway_id = ${id} order by c.position, c.id`.execute(db);
  return rows;
}

function presentPlace(row: PlaceRow): Schema<"StaffGiveawayPlace"> {
  const { place, contest_id, name, link, state, for_place } = row;
  const { ask_date, remind_date, reply_until, confirm_date, pass_date } = row;
  return {
    ...{ place, contest_id, name, link, state, for_place },
    ...{ ask_date, remind_date, reply_until, confirm_date, pass_date },
    item_user: presentAuthor(row),
  };
}
