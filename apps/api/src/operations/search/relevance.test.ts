import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { addBrand, addStrain } from "../../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

const PLUM = "Night Plum in coco";
const SOEHNE = "Söhne der Nacht";
const FREEDOM = "Große Freiheit unterm Dach";
const TRIAL = "Versuch mit drei Lampen";
const SLIVA = "Ночная слива в кокосе";
const YOLKA = "Ёлки под лампой";
const GARDEN = "El jardín de la abuela";
const YEAR = "Año de cogollos";
const SUAN = "สวนกลางคืนของฉัน";
const TENT = "ไดอารี่ปลูกในเต็นท์";
const LANTERN = "Lantern light under the roof";
const KUSH = "First run, outdoors";
const CAFE = "Café Noir – winter run";
const LONG = "Sommerbeet mit Überraschung";

/** Each query with the diaries that it finds, best first. */
const QUERIES: readonly (readonly [query: string, found: readonly string[]])[] = [
  // Words in any order, whole or begun.
  ["night plum", [PLUM]],
  ["plum coc", [PLUM]],
  ["coco night", [PLUM]],
  ["PLUM", [PLUM]],
  ["plum, night!", [PLUM]],
  ["light lantern", [LANTERN]],
  ["roof lan", [LANTERN]],
  ["first run", [KUSH]],
  ["run", [CAFE, KUSH]],
  ["versuch", [TRIAL]],
  ["lampen drei", [TRIAL]],
  ["freiheit dach", [FREEDOM]],
  ["ночная", [SLIVA]],
  ["слива кокос", [SLIVA]],
  ["в кокосе слива", [SLIVA]],
  ["jardín abuela", [GARDEN]],
  ["cogollos año", [YEAR]],
  // Parts of words.
  ["antern", [LANTERN]],
  ["beet", [LONG]],
  ["raschung", [LONG]],
  ["оллос", []],
  ["ogoll", [YEAR]],
  ["лочк", []],
  ["кокос", [SLIVA]],
  // Accents and umlauts in any spelling.
  ["söhne", [SOEHNE]],
  ["soehne", [SOEHNE]],
  ["sohne", [SOEHNE]],
  ["SÖHNE", [SOEHNE]],
  ["grosse", [FREEDOM]],
  ["große", [FREEDOM]],
  ["überraschung", [LONG]],
  ["ueberraschung", [LONG]],
  ["uberrasch", [LONG]],
  ["jardin", [GARDEN]],
  ["ano cogollos", [YEAR]],
  ["cafe", [CAFE]],
  ["café", [CAFE]],
  ["елки", [YOLKA]],
  ["ёлки", [YOLKA]],
  ["ЕЛКИ ЛАМП", [YOLKA]],
  // One or two typos.
  ["nigth plum", [PLUM]],
  ["nihgt plmu", [PLUM]],
  ["lantrn", [LANTERN]],
  ["lantren", [LANTERN]],
  ["lntren", [LANTERN]],
  ["lanterrn", [LANTERN]],
  ["versuhc", [TRIAL]],
  ["fersuch", [TRIAL]],
  ["freiheti", [FREEDOM]],
  ["jardim", [GARDEN]],
  ["cogolos", [YEAR]],
  ["ночноя слива", [SLIVA]],
  ["сльва", [SLIVA]],
  ["coffe", []],
  // Strain, breeder and author.
  ["velvet orbit", [PLUM]],
  ["orbit ember", [PLUM]],
  ["ember genetics", [PLUM]],
  ["velvte", [PLUM]],
  ["grandmother", [GARDEN]],
  ["moon.owl", [PLUM]],
  ["lichtfang", [SOEHNE]],
  ["lichtfagn nacht", [SOEHNE]],
  // Words of weeks.
  ["topped", [KUSH]],
  ["fifth node", [KUSH]],
  ["umgetopft", [TRIAL]],
  ["пересадка", [YOLKA]],
  ["เด็ดยอด", [TENT]],
  // Thai, inside of its words too.
  ["สวน", [SUAN]],
  ["กลางคืน", [SUAN]],
  ["เต็นท์", [TENT]],
  ["ปลูก", [TENT]],
  ["เต็นท์ ปลูก", [TENT]],
  // Nothing like it.
  ["zeppelin", []],
  ["สับปะรด", []],
];

it("finds what is meant in five languages", async () => {
  const { db } = api.database;
  const [owl, fang, other] = await Promise.all(
    ["moon.owl", "lichtfang", "tessellate"].map(async (name) => (await api.addUser({ name })).id),
  );
  const ember = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
  const velvet = await addStrain(db, "Velvet Orbit");
  const ids = new Map<string, number>();
  for (const name of [
    SOEHNE,
    FREEDOM,
    TRIAL,
    SLIVA,
    YOLKA,
    GARDEN,
    YEAR,
    SUAN,
    TENT,
    LANTERN,
    KUSH,
    CAFE,
    LONG,
  ]) {
    ids.set(name, await addDiary(db, { userId: (name === SOEHNE ? fang : other) ?? null, name }));
  }
  ids.set(PLUM, await addDiary(db, { userId: owl ?? null, name: PLUM }));
  await sql`
    insert into diary_equip (diary_id, category, name, brand_id, strain_id) values
      (${ids.get(PLUM)}, 'seed', 'Velvet Orbit', ${ember}, ${velvet}),
      (${ids.get(GARDEN)}, 'seed', 'Grandmother''s seed', null, null)`.execute(db);
  await addWeek(db, ids.get(KUSH) ?? 0, { text: "Topped above the fifth node, and tied her down." });
  await addWeek(db, ids.get(TRIAL) ?? 0, { text: "Umgetopft, danach zwei Tage Ruhe." });
  await addWeek(db, ids.get(YOLKA) ?? 0, { text: "Пересадка прошла спокойно." });
  await addWeek(db, ids.get(TENT) ?? 0, { text: "วันนี้เด็ดยอดแล้วรดน้ำ" });

  const found = [];
  for (const [query] of QUERIES) {
    const search = new URLSearchParams({ query, group: "diaries" });
    const { body } = await api.request<Schema<"SearchResults">>("GET", `/search?${search}`);
    found.push([query, body.data.diaries.map(({ name }) => name)]);
  }
  expect(found).toEqual(QUERIES);
});

it("finds by the present name, strain and author only", async () => {
  const { db } = api.database;
  const author = await api.addUser({ name: "tessellate" });
  const diary = await addDiary(db, { userId: author.id, name: "Blue Lagoon" });
  const names = async (query: string) => {
    const { body } = await api.request<Schema<"SearchResults">>("GET", `/search?query=${query}`);
    return body.data.diaries.map(({ name }) => name);
  };
  expect([await names("lagoon"), await names("tessellate")]).toEqual([["Blue Lagoon"], ["Blue Lagoon"]]);
  await sql`update diary set name = 'Green Meadow' where id = ${diary}`.execute(db);
  await sql`update users set name = 'mosaic' where id = ${author.id}`.execute(db);
  expect([await names("lagoon"), await names("tessellate")]).toEqual([[], []]);
  expect([await names("meadow"), await names("mosaic")]).toEqual([["Green Meadow"], ["Green Meadow"]]);
  await sql`update users set is_discreet = true where id = ${author.id}`.execute(db);
  expect(await names("mosaic")).toEqual([]);
  await addWeek(db, diary, { text: "Defoliated today" });
  expect(await names("defoliated")).toEqual(["Green Meadow"]);
  await sql`update diary set visibility = 'private' where id = ${diary}`.execute(db);
  expect([await names("meadow"), await names("defoliated")]).toEqual([[], []]);
  await sql`delete from diary where id = ${diary}`.execute(db);
  const { rows } = await sql`select id from search_entry where kind = 'diary'`.execute(db);
  expect(rows).toEqual([]);
});
