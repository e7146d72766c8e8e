import { expect, test } from "vitest";
import { quietTurn } from "./quiet-turn.ts";

/** A clock whose readings are so many milliseconds apart; then it stands still. */
function clockOf(...turns: number[]) {
  let time = 0;
  let readings = 0;
  return {
    now: () => {
      time += readings === 0 ? 0 : (turns[readings - 1] ?? 0);
      readings++;
      return time;
    },
    turns: () => readings - 1,
  };
}

test("quietTurn waits for the end of a short turn after busy ones", async () => {
  const clock = clockOf(0.2, 12, 3, 0.4, 8);
  await quietTurn(clock.now);
  expect(clock.turns()).toBe(4);
});

test("quietTurn waits for a whole turn at least", async () => {
  const clock = clockOf(0.2, 0.2);
  await quietTurn(clock.now);
  expect(clock.turns()).toBe(2);
});

test("quietTurn gives up on a server that is never quiet", async () => {
  const clock = clockOf(...Array.from({ length: 5000 }, () => 5));
  await quietTurn(clock.now);
  expect(clock.turns()).toBe(1000);
});
