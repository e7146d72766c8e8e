import { expect, test } from "vitest";
import { drawOrder } from "./index.ts";

const DRAWS = 100_000;
const ENTRIES = 7;

// Pitfall: over 100,000 draws of 7 entries no entry's share of a place is off by more than 4 %.
test("drawOrder gives every entry every place equally often", async () => {
  const times = Array.from({ length: ENTRIES * ENTRIES }, () => 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const order = (await drawOrder(`draw ${draw}`, ENTRIES)) ?? [];
    for (const [place, entry] of order.entries()) {
      const cell = place * ENTRIES + entry;
      times[cell] = (times[cell] ?? 0) + 1;
    }
  }
  const fair = DRAWS / ENTRIES;
  const offs = times.map((count) => Math.abs(count - fair) / fair);
  expect(Math.max(...offs)).toBeLessThan(0.04);
});
