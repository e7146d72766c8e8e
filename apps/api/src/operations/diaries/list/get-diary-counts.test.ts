import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS } from "@grow/domain";
import { WEEK_EVENTS } from "@grow/domain/weeks";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { eventBits } from "../../../content/diary-detail/event-bits.ts";
import { addStrain } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { type TestApi, testApi } from "../../../testing/test-api.ts";

const api = freshApi();

beforeEach(async () => {
  const { db } = api.database;
  const setups = [
    { type_room: 1, type_soil: 1, type_light: "{3}", max_faza: 1 },
    { type_room: 1, type_soil: 2, type_light: "{2,3}", max_faza: 2, is_video: true },
    { type_room: 2, type_soil: 2, type_light: "{}", max_faza: null },
    { type_room: 3, type_soil: 2, type_light: "{1}", max_faza: -1, is_hidden: true },
  ];
  for (const columns of setups) await addDiary(db, { userId: null, columns });
});

const countsOf = async (server: TestApi, tags: readonly string[]) => {
  const query = new URLSearchParams(tags.map((tag): [string, string] => ["tags", tag]));
  const { status, body } = await server.request<Schema<"DiaryCounts">>("GET", `/diaries/counts?${query}`);
  return status === 200 ? body.data : status;
};
const counts = (...tags: string[]) => countsOf(api, tags);
const total = async (...tags: string[]) => {
  const query = new URLSearchParams(tags.map((tag): [string, string] => ["tags", tag]));
  return (await api.request<Schema<"DiaryTotal">>("GET", `/diaries/total?${query}`)).body.data.total;
};

it("getDiaryCounts counts each word alone without filters", async () => {
  expect(await counts()).toEqual({
    total: 3,
    room: [
      { slug: "indoor", cnt_diaries: 2 },
      { slug: "outdoor", cnt_diaries: 1 },
      { slug: "greenhouse", cnt_diaries: 0 },
    ],
    soil: [
      { slug: "soil", cnt_diaries: 1 },
      { slug: "coco", cnt_diaries: 2 },
      { slug: "hydro", cnt_diaries: 0 },
      { slug: "other-soil", cnt_diaries: 0 },
    ],
    watering: [
      { slug: "manual-watering", cnt_diaries: 3 },
      { slug: "drip-watering", cnt_diaries: 0 },
      { slug: "hydroponic-watering", cnt_diaries: 0 },
      { slug: "other-watering", cnt_diaries: 0 },
    ],
    light: [
      { slug: "fluorescent", cnt_diaries: 0 },
      { slug: "hid", cnt_diaries: 1 },
      { slug: "led", cnt_diaries: 2 },
    ],
    phase: EXPLORE_TAGS.phase.map(({ slug, code }) => ({ slug, cnt_diaries: code > 0 ? 1 : 0 })),
    events: WEEK_EVENTS.map((slug) => ({ slug, cnt_diaries: 0 })),
    video: [{ slug: "video", cnt_diaries: 1 }],
  });
});

it.each([
  [[]],
  [["indoor"]],
  [["indoor", "outdoor"]],
  [["led", "coco"]],
  [["hid", "video"]],
  [["flowering"]],
])("getDiaryCounts with %o equals the list with that word alone in its group", async (chosen: string[]) => {
  const found = await counts(...chosen);
  if (typeof found === "number") throw new Error(`answered ${found}`);
  expect(found.total).toBe(await total(...chosen));
  const { room, soil, watering, light, phase, video } = found;
  for (const group of [room, soil, watering, light, phase, video]) {
    const others = chosen.filter((word) => group.every(({ slug }) => slug !== word));
    for (const { slug, cnt_diaries } of group) {
      expect(cnt_diaries, slug).toBe(await total(...others, slug));
    }
  }
});

describe("the numbers of events", () => {
  beforeEach(async () => {
    const done = [
      { type_room: 1, events: eventBits(["topping"]) },
      { type_room: 2, events: eventBits(["topping", "flush"]) },
      { type_room: 1, events: eventBits(["topping"]), is_hidden: true },
    ];
    for (const columns of done) await addDiary(api.database.db, { userId: null, columns });
  });

  it.each([[[]], [["indoor"]], [["flush"]], [["topping", "outdoor"]]])(
    "with %o equal the list with that event added",
    async (chosen: string[]) => {
      const found = await counts(...chosen);
      if (typeof found === "number") throw new Error(`answered ${found}`);
      expect(found.events.map(({ slug }) => slug)).toEqual([...WEEK_EVENTS]);
      for (const { slug, cnt_diaries } of found.events) {
        const others = chosen.filter((word) => word !== slug);
        expect(cnt_diaries, slug).toBe(await total(...others, slug));
      }
    },
  );

  it("count those of the named strain only", async () => {
    const strainId = await addStrain(api.database.db, "Night Plum");
    await sql`
      insert into diary_equip (diary_id, category, name, strain_id)
      select id, 'seed', 'Night Plum', ${strainId} from diary where type_room = 2`.execute(api.database.db);
    const found = await counts("strain-night-plum");
    if (typeof found === "number") throw new Error(`answered ${found}`);
    expect(found.events.filter(({ cnt_diaries }) => cnt_diaries > 0)).toEqual([
      { slug: "topping", cnt_diaries: 1 },
      { slug: "flush", cnt_diaries: 1 },
    ]);
  });
});

it("are limited to the strain in the query, in three queries", async () => {
  const strainId = await addStrain(api.database.db, "Night Plum");
  await sql`
    insert into diary_equip (diary_id, category, name, strain_id)
    select id, 'seed', 'Night Plum', ${strainId} from diary where type_room = 1`.execute(api.database.db);
  expect(await counts("strain-night-plum")).toMatchObject({
    total: 2,
    soil: [{ cnt_diaries: 1 }, { cnt_diaries: 1 }, {}, {}],
  });
  expect(await queriesOf(api.database, () => counts("strain-night-plum", "led"))).toHaveLength(3);
  expect(await queriesOf(api.database, () => counts("led"))).toHaveLength(2);
});

it("accept all words at once", async () => {
  const words = [...Object.values(EXPLORE_TAGS).flatMap((tags) => tags.map(({ slug }) => slug)), "video"];
  expect(await counts(...words)).toMatchObject({ total: 1, video: [{ cnt_diaries: 1 }] });
  expect(await total(...words)).toBe(1);
  const query = new URLSearchParams(words.map((tag): [string, string] => ["tags", tag]));
  expect((await api.request("GET", `/diaries?${query}`)).body.data).toMatchObject({ total: 1 });
});

it("return 404 for unknown words", async () => {
  expect(await counts("leds")).toBe(404);
  expect(await counts("brand-nobody")).toBe(404);
  expect(await counts("led", "led")).toBe(422);
});

it("are cached for a minute when they are large", async () => {
  // A server of its own, because its cache outlives the test.
  const server = await testApi();
  const { db } = server.database;
  const count = async (...tags: string[]) => {
    const counted = await countsOf(server, tags);
    return typeof counted === "number" ? counted : [counted.total, counted.room[1]?.cnt_diaries];
  };
  await sql`insert into diary (name, type_room, type_soil, type_watering)
    select 'Night Plum', 2, 2, 1 from generate_series(1, 1000)`.execute(db);
  expect(await count()).toEqual([1000, 1000]);
  const plum = await addStrain(db, "Night Plum");
  const id = await addDiary(db, { userId: null, columns: { type_room: 2 } });
  await sql`insert into diary_equip (diary_id, category, name, strain_id) values (${id}, 'seed', 'Seed', ${plum})`.execute(
    db,
  );
  expect(await count()).toEqual([1000, 1000]);
  expect(await count("outdoor")).toEqual([1000, 1000]);
  expect(await count("strain-night-plum"), "a short list is counted each time").toEqual([1, 1]);
});
