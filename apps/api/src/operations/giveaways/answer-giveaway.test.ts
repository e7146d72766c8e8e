import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { runGiveaways } from "../../jobs/giveaways/run-giveaways.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addEntry,
  addGiveaway,
  endGiveaway,
  makeOld,
} from "../../testing/giveaway-rows.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let giveaway: AddedGiveaway;
/** Entrants in the order of their places. */
let winners: number[];
let token: string;

beforeEach(async () => {
  const { db } = api.database;
  giveaway = await addGiveaway(db);
  winners = [];
  for (let index = 0; index < 3; index += 1) {
    const grower = await api.addUser({ name: `grower-${index}x` });
    token = grower.token;
    winners.push(grower.id);
    await addEntry(db, giveaway, grower.id);
  }
  await makeOld(db);
  await endGiveaway(db, giveaway.id);
  await runGiveaways(api.database, api.parts.jobs);
});

const answer = (
  as: number | null | undefined,
  is_accept: boolean,
  id = giveaway.id,
  category_id = giveaway.categoryId,
) =>
  api.request<Schema<"GiveawayParticipation">>("POST", `/giveaways/${id}/answer`, {
    as: as ?? null,
    body: { category_id, is_accept },
  });
const states = async () => {
  const { body } = await api.request<Schema<"GiveawayDraw">>("GET", `/giveaways/${giveaway.id}/draw`);
  return body.data.categories[0]?.places.map(({ state, for_place }) => [state, for_place]);
};

describe("POST /giveaways/{id}/answer", () => {
  it("confirms the prize, after which the giveaway is over", async () => {
    const { status, body } = await answer(winners[0], true);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: "over", place_state: "confirmed" });
    expect((await states())?.[0]).toEqual(["confirmed", null]);
  });

  it("lets the next place move up at once when a winner declines", async () => {
    expect((await answer(winners[0], false)).body.data.state).toBe("waiting");
    expect(await states()).toEqual([
      ["passed", null],
      ["asked", 1],
      ["next", null],
    ]);
    expect((await answer(winners[1], true)).body.data.state).toBe("over");
  });

  it("returns 200 to the same answer again, and records it once", async () => {
    await answer(winners[0], false);
    expect((await answer(winners[0], false)).status).toBe(200);
    await answer(winners[1], true);
    const again = await answer(winners[1], true);
    expect([again.status, again.body.data.place_state]).toEqual([200, "confirmed"]);
    const { rows } = await sql`
      select type from event where type in ('giveaway.accept', 'giveaway.decline') order by id`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ type: "giveaway.decline" }, { type: "giveaway.accept" }]);
  });

  it("returns 422 closed to others, to another answer, and after the days set", async () => {
    expect((await answer(winners[1], true)).codes).toEqual(["closed"]);
    await sql`update giveaway_frozen set reply_until = clock_timestamp() where reply_until is not null`.execute(
      api.database.db,
    );
    expect((await answer(winners[0], true)).codes).toEqual(["closed"]);
    await sql`update giveaway_frozen set reply_until = now() + interval '1 day' where reply_until is not null`.execute(
      api.database.db,
    );
    await answer(winners[0], true);
    expect((await answer(winners[0], false)).codes).toEqual(["closed"]);
  });

  it("returns 422 for an unknown category, 404 for an unknown giveaway and 401 to a guest", async () => {
    expect((await answer(winners[0], true, giveaway.id, 999)).codes).toEqual([
      "unknown_reference category_id",
    ]);
    expect((await answer(winners[0], true, 999)).status).toBe(404);
    expect((await answer(null, true)).status).toBe(401);
  });

  it("returns 400, 413 and 415 for unreadable bodies", async () => {
    const url = `/api/giveaways/${giveaway.id}/answer`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token });
  });
});
