import { checkDraw } from "@grow/domain/draw";
import { describe, expect, test } from "vitest";
import { anchor, tables } from "../testing/demo.ts";
import { hexOf, listOf } from "./demo-draw.ts";

const now = `${anchor}T00:00:00.000Z`;
const entriesOf = (category: number) =>
  tables.giveaway_entry.filter(({ category_id }) => category_id === category);

describe("demo giveaways", () => {
  test("have entries of different growers with things of their own, within their days", () => {
    const owners = {
      diary: new Map(tables.diary.map(({ id, user_id }) => [id, user_id])),
      week: new Map(
        tables.week.map(({ id, diary_id }) => [id, tables.diary.find((one) => one.id === diary_id)?.user_id]),
      ),
      photo: new Map(
        tables.photo.map(({ id, diary_id }) => [
          id,
          tables.diary.find((one) => one.id === diary_id)?.user_id,
        ]),
      ),
      video: new Map(tables.video.map(({ id, user_id }) => [id, user_id])),
    };
    for (const { id, content_type, cnt_winners, giveaway_id } of tables.giveaway_category) {
      const giveaway = tables.giveaway.find((one) => one.id === giveaway_id);
      const entries = entriesOf(id);
      expect(entries.length).toBeGreaterThan(cnt_winners);
      expect(new Set(entries.map(({ user_id }) => user_id)).size).toBe(entries.length);
      for (const { user_id, content_id, add_date } of entries) {
        expect(owners[content_type].get(content_id)).toBe(user_id);
        expect(user_id).toBeGreaterThan(4);
        expect(add_date > (giveaway?.date_start ?? "") && add_date < (giveaway?.date_end ?? "")).toBe(true);
        expect(add_date < now).toBe(true);
      }
    }
  });

  test("count their entries and votes, of which nobody has more than the category allows nor for themselves", () => {
    for (const { id, cnt_entries, cnt_votes } of tables.giveaway) {
      expect(tables.giveaway_entry.filter(({ giveaway_id }) => giveaway_id === id)).toHaveLength(cnt_entries);
      expect(tables.giveaway_vote.filter(({ giveaway_id }) => giveaway_id === id)).toHaveLength(cnt_votes);
    }
    const given = new Map<string, number>();
    for (const { category_id, user_id, entry_id } of tables.giveaway_vote) {
      expect(tables.giveaway_entry.find(({ id }) => id === entry_id)?.user_id).not.toBe(user_id);
      const key = `${category_id} ${user_id}`;
      given.set(key, (given.get(key) ?? 0) + 1);
    }
    expect(Math.max(...given.values())).toBeLessThanOrEqual(3);
    for (const { id, cnt_votes } of tables.giveaway_entry) {
      expect(tables.giveaway_vote.filter(({ entry_id }) => entry_id === id)).toHaveLength(cnt_votes);
    }
  });

  test("have neither entries nor votes of the brand's testers, whom the demo grower is not among", () => {
    const testers = tables.giveaway.flatMap(({ id, brand_id }) =>
      tables.brand_tester.filter((one) => one.brand_id === brand_id).map(({ user_id }) => `${id} ${user_id}`),
    );
    expect(testers.length).toBeGreaterThan(0);
    for (const { giveaway_id, user_id } of [...tables.giveaway_entry, ...tables.giveaway_vote]) {
      expect(testers).not.toContain(`${giveaway_id} ${user_id}`);
    }
    expect(testers).not.toContain("1 1");
  });

  test("have neither entries nor votes of accounts that were made after they were announced", () => {
    for (const { giveaway_id, user_id } of [...tables.giveaway_entry, ...tables.giveaway_vote]) {
      const announced = tables.giveaway.find(({ id }) => id === giveaway_id)?.add_date ?? "";
      const made = tables.users.find(({ id }) => id === user_id)?.add_date ?? "";
      expect(made < announced).toBe(true);
    }
  });

  test("reveal a draw an hour after its end at the earliest", () => {
    for (const { winners, date_end, date_result, draw_date } of tables.giveaway) {
      if (winners === "votes") continue;
      const earliest = Date.parse(date_end) + 3_600_000;
      for (const date of [date_result, draw_date ?? date_result])
        expect(Date.parse(date)).toBeGreaterThanOrEqual(earliest);
    }
  });

  test("that have ended have a result that the domain confirms", async () => {
    const ended = tables.giveaway.filter(({ draw_date }) => draw_date !== null);
    expect(ended).toHaveLength(2);
    for (const { id, winners, draw_commitment, draw_seed } of ended) {
      for (const category of tables.giveaway_category.filter(({ giveaway_id }) => giveaway_id === id)) {
        const places = tables.giveaway_frozen.filter(({ category_id }) => category_id === category.id);
        const checked = await checkDraw({
          commitment: winners === "draw" ? draw_commitment : null,
          secret: draw_seed,
          list: listOf(entriesOf(category.id), category.content_type, winners),
          listHash: category.list_hash ?? "",
          order: places.toSorted((a, b) => a.place - b.place).map(({ entry_id }) => entry_id),
        });
        expect(checked).toMatchObject({ isSecret: true, isList: true, isOrder: true });
      }
    }
  });

  test("publish the hash of each secret with a result, and leave other secrets to the database", () => {
    for (const { id, draw_commitment, draw_seed, draw_date } of tables.giveaway) {
      const secret = tables.giveaway_secret.find(({ giveaway_id }) => giveaway_id === id)?.secret;
      if (draw_date === null) expect([secret, draw_commitment, draw_seed]).toEqual([undefined, null, null]);
      else expect(hexOf(secret ?? "")).toBe(draw_commitment);
    }
  });

  test("show a place that moved up, and winners who still have days to reply", () => {
    const moved = tables.giveaway_frozen.filter(({ for_place }) => for_place !== null);
    expect(moved).toMatchObject([{ place: 6, for_place: 2 }]);
    const asked = tables.giveaway_frozen.filter(
      ({ reply_until, confirm_date, pass_date }) => reply_until && !confirm_date && !pass_date,
    );
    expect(asked.map(({ place }) => place)).toEqual([2, 3]);
    for (const { reply_until } of asked) expect((reply_until ?? "") > now).toBe(true);
    for (const { ask_date, confirm_date, pass_date } of tables.giveaway_frozen) {
      for (const date of [ask_date, confirm_date, pass_date]) if (date) expect(date < now).toBe(true);
    }
  });
});
