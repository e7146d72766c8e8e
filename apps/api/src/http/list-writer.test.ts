import { expect, test } from "vitest";
import { listWriter } from "./list-writer.ts";

function bench() {
  let times = 0;
  const item = (thing: unknown) => {
    times += 1;
    return JSON.stringify(thing);
  };
  return { write: listWriter(JSON.stringify, () => item), times: () => times };
}

const plum = Object.freeze({ id: 1, name: "Ночная слива ดอก" });
const haze = Object.freeze({ id: 2, name: "Haze" });
const listOf = (...items: unknown[]) => ({ data: { items, total: items.length, start: 0 }, details: [] });

test("listWriter serialises frozen items like others, as bytes", () => {
  const { write } = bench();
  const written = write(listOf(plum, haze));
  expect(written).toBeInstanceOf(Buffer);
  expect(String(written)).toBe(JSON.stringify(listOf(plum, haze)));
});

test("listWriter serialises a frozen item once, for any number and order of lists", () => {
  const { write, times } = bench();
  write(listOf(plum, haze));
  expect(String(write(listOf(haze, plum, haze)))).toBe(JSON.stringify(listOf(haze, plum, haze)));
  expect(times()).toBe(2);
});

test("listWriter serialises mutable items each time", () => {
  const { write, times } = bench();
  const thing = { id: 3, name: "before" };
  expect(String(write(listOf(thing)))).toContain("before");
  thing.name = "after";
  expect(String(write(listOf(thing)))).toContain("after");
  expect(String(write(listOf(plum, thing)))).toBe(JSON.stringify(listOf(plum, thing)));
  expect(times()).toBe(0);
});

test("listWriter passes an empty list and other envelopes to the serialiser of the whole", () => {
  const { write } = bench();
  for (const envelope of [listOf(), { data: null }, { data: { total: 1, items: [plum] } }, {}]) {
    expect(String(write(envelope))).toBe(JSON.stringify(envelope));
  }
});
