import type { Schema } from "@grow/contract";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { type TestApi, testApi } from "../../testing/test-api.ts";
import { repairCounters } from "./repair-counters.ts";
import { repairDiaries } from "./repair-diaries.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});

/** One of three users does something with an existing thing; `pick` selects it. */
const deed = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(
    ...([
      "diary",
      "equip",
      "week",
      "week",
      "week",
      "change",
      "delete",
      "remove",
      "comment",
      "reply",
      "uncomment",
      "like",
      "unlike",
      "follow",
      "unfollow",
      "duplicate",
      "review",
      "rate",
      "take back",
      "close",
    ] as const),
  ),
  pick: fc.nat(1000),
  faza: fc.constantFrom(-1, 0, 1, 2),
  days: fc.nat(20),
  rating: fc.option(fc.nat(10)),
  products: fc.uniqueArray(fc.nat(4), { maxLength: 5 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

/** What was created so far. */
class World {
  readonly people: number[] = [];
  readonly products: number[] = [];
  diaries: { id: number; author: number }[] = [];
  weeks: { id: number; diary: number; author: number }[] = [];
  readonly catalogue: { type: string; id: number }[] = [];
  readonly comments: { id: number; on: string; by: number | null }[] = [];
  readonly tents: number[] = [];

  /** Things that may be liked and commented. */
  get things(): { type: string; id: number }[] {
    const diaries = this.diaries.map(({ id }) => ({ type: "diary", id }));
    return [...this.catalogue, ...diaries, ...this.weeks.map(({ id }) => ({ type: "week", id }))];
  }
}

async function begin(): Promise<World> {
  await api.reset();
  const { db } = api.database;
  const world = new World();
  for (let index = 0; index < 3; index += 1) world.people.push((await api.addUser()).id);
  const seedbank = await addBrand(db, { name: "Ember", section: "seedbank" });
  const strains = [await addStrain(db, "Night Plum"), await addStrain(db, "Moss")];
  for (const [index, strainId] of strains.entries()) {
    world.products.push(
      await addProduct(db, { name: `Seed ${"ab"[index]}`, brandId: seedbank, section: "seedbank", strainId }),
    );
  }
  const feeds = await addBrand(db, { name: "Loam" });
  for (const name of ["Base", "Bloom"]) world.products.push(await addProduct(db, { name, brandId: feeds }));
  const tents = await addBrand(db, { name: "Canvas", section: "grow-tents" });
  const tent = await addProduct(db, { name: "Tent", brandId: tents, section: "grow-tents" });
  world.products.push(tent);
  world.tents.push(tent);
  world.catalogue.push(
    { type: "brand", id: seedbank },
    ...world.products.map((id) => ({ type: "product", id })),
    ...strains.map((id) => ({ type: "strain", id })),
  );
  // The catalogue's rows were inserted without counters.
  await repairCounters(api.database);
  return world;
}

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

function week({ faza, days, rating, products }: Deed, ids: readonly number[]) {
  const nutrients = products
    .filter((index) => index === 2 || index === 3)
    .map((index) => ({ product_id: ids[index] }));
  if (faza !== 2)
    return { days, faza, item_flowering: { items_nutrient: nutrients.map((row) => ({ ...row, val: 1 })) } };
  const item_review_seed = { props: { growing: rating, resistance: null }, n_general: rating, text: "" };
  const reviews = nutrients.map((row) => ({
    ...row,
    n_general: rating,
    comment: rating === null ? "" : "So so.",
  }));
  return {
    days,
    faza,
    props: { harvest_weight: 100 + days / 3, harvest_watt: 240 },
    item_harvest: { items_nutrient: reviews, item_review_seed },
  };
}

function equipment({ products }: Deed, ids: readonly number[]) {
  const category = (index: number) => (index < 2 ? "seed" : index < 4 ? "nutrient" : "tent");
  return products.map((index) => ({ category: category(index), product_id: ids[index] }));
}

/** Performs the action if there is a target; every response must be a success. */
async function act(world: World, one: Deed): Promise<void> {
  const as = world.people[one.who] ?? null;
  const diary = at(world.diaries, one.pick);
  const known = at(world.weeks, one.pick);
  const thing = at(world.things, one.pick);
  // Half of the deletions are undone at once.
  const isBroughtBack = one.rating === null || one.rating > 5;
  const send = async <Data>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    by: number | null,
    body?: object,
  ) => {
    const answer = await api.request<Data>(method, path, { as: by, ...(body ? { body } : {}) });
    expect(answer.status, `${method} ${path}: ${answer.codes.join()}`).toBeLessThan(300);
    return answer.body.data;
  };
  switch (one.what) {
    case "diary": {
      const body = {
        name: "Plums",
        type_room: 1,
        type_soil: 1,
        type_watering: 1,
        items_equip: equipment(one, world.products),
      };
      const { id } = await send<Schema<"Diary">>("POST", "/diaries", as, body);
      world.diaries.push({ id, author: as ?? 0 });
      return;
    }
    case "equip":
      if (diary)
        await send("PATCH", `/diaries/${diary.id}`, diary.author, {
          items_equip: equipment(one, world.products),
        });
      return;
    case "week": {
      if (!diary) return;
      const path = `/diaries/${diary.id}/weeks`;
      const { id } = await send<Schema<"Week">>("POST", path, diary.author, week(one, world.products));
      world.weeks.push({ id, diary: diary.id, author: diary.author });
      return;
    }
    case "change": {
      if (!known) return;
      const { body } = await api.request<Schema<"Diary">>("GET", `/diaries/${known.diary}`, {
        as: known.author,
      });
      const version = body.data.items_week.find(({ id }) => id === known.id)?.version;
      const path = `/diaries/${known.diary}/weeks/${known.id}`;
      await send("PUT", path, known.author, { ...week(one, world.products), version });
      return;
    }
    case "delete": {
      if (!known) return;
      await send("DELETE", `/diaries/${known.diary}/weeks/${known.id}`, known.author);
      if (isBroughtBack) {
        await send("POST", `/diaries/${known.diary}/weeks/${known.id}/restore`, known.author);
        return;
      }
      world.weeks = world.weeks.filter((other) => other !== known);
      return;
    }
    case "remove":
      if (!diary) return;
      await send("DELETE", `/diaries/${diary.id}`, diary.author);
      if (isBroughtBack) {
        await send("POST", `/diaries/${diary.id}/restore`, diary.author);
        return;
      }
      world.diaries = world.diaries.filter((other) => other !== diary);
      world.weeks = world.weeks.filter((other) => other.diary !== diary.id);
      return;
    case "follow":
    case "unfollow": {
      const others = world.people.filter((id) => id !== as).map((id) => ({ type: "user", id }));
      const known = world.things.filter(({ type }) => type === "diary" || type === "brand");
      const followed = at([...others, ...known], one.pick);
      if (followed) {
        await send(one.what === "follow" ? "POST" : "DELETE", `/follows/${followed.type}/${followed.id}`, as);
      }
      return;
    }
    case "close":
      // Makes it public again, because others cannot like a private one.
      for (const is_hidden of diary ? [true, false] : []) {
        await send("PATCH", `/diaries/${diary?.id}`, diary?.author ?? null, {
          is_hidden,
          items_equip: is_hidden ? [] : equipment(one, world.products),
        });
      }
      return;
    case "review": {
      if (!diary) return;
      // Only products that the diary uses can be reviewed there.
      const tent = [{ category: "tent", product_id: world.tents[0] }];
      await send("PATCH", `/diaries/${diary.id}`, diary.author, { items_equip: tent });
      const body = { product_id: world.tents[0], diary_id: diary.id, n_general: one.rating ?? 5 };
      await send("POST", "/reviews", diary.author, body);
      return;
    }
    case "rate":
    case "take back": {
      const { body } = await api.request<Schema<"ReviewList">>("GET", `/reviews?user_id=${as}`, { as });
      const review = at(body.data.items, one.pick);
      if (!review) return;
      const path = `/reviews/${review.id}`;
      if (one.what === "rate") await send("PATCH", path, as, { n_general: one.rating ?? 0 });
      else await send("DELETE", path, as);
      return;
    }
    case "duplicate": {
      if (!diary) return;
      const path = `/diaries/${diary.id}/duplicate`;
      const { id, items_week } = await send<Schema<"Diary">>("POST", path, diary.author, {
        is_weeks: isBroughtBack,
      });
      world.diaries.push({ id, author: diary.author });
      world.weeks.push(...items_week.map((week) => ({ id: week.id, diary: id, author: diary.author })));
      return;
    }
    case "comment":
    case "reply": {
      const parent = one.what === "reply" ? at(world.comments, one.pick) : undefined;
      const on = parent?.on ?? (thing && `${thing.type}/${thing.id}`);
      if (on === undefined || !world.things.some(({ type, id }) => on === `${type}/${id}`)) return;
      const body = { text: "Nice.", ...(parent ? { parent_id: parent.id } : {}) };
      const { id } = await send<Schema<"Comment">>("POST", `/comments/${on}`, as, body);
      world.comments.push({ id, on, by: as });
      return;
    }
    case "uncomment": {
      const comment = at(world.comments, one.pick);
      // Its target may have been deleted.
      if (!comment || !world.things.some(({ type, id }) => comment.on === `${type}/${id}`)) return;
      await send("DELETE", `/comments/${comment.id}`, comment.by);
      if (isBroughtBack) await send("POST", `/comments/${comment.id}/restore`, comment.by);
      else world.comments.splice(world.comments.indexOf(comment), 1);
      return;
    }
    default:
      if (thing) await send(one.what === "like" ? "POST" : "DELETE", `/likes/${thing.type}/${thing.id}`, as);
  }
}

test("no sequence of writes leaves a counter to repair, and each change is reported", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 15, maxLength: 40 }), async (deeds) => {
      const world = await begin();
      for (const one of deeds) await act(world, one);
      expect(await repairDiaries(api.database)).toEqual([]);
      expect(await repairCounters(api.database)).toEqual([]);
      const { rows } = await api.database.pool.query<{ diaries: number; told: number }>(`
        select (select count(*) from diary) + (select count(*) from week) + (select count(*) from comment) as diaries,
          (select count(*) from event where type in ('diary.create', 'week.create', 'week.copy', 'comment.create')) as told`);
      expect(rows[0]?.told).toBe(rows[0]?.diaries);
    }),
    { numRuns: 6, seed: 20_260, endOnFailure: true },
  );
});
