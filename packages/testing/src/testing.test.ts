import { describe, expect, test } from "vitest";
import { anAccount, DEMO_PASSWORD, GOOD_COMMENT, PERSONAS, seededRandom } from "./index.ts";

describe("seededRandom", () => {
  test("repeats for a seed and differs between seeds", () => {
    const draw = (seed: number | string) => Array.from({ length: 20 }, seededRandom(seed).next);
    expect(draw(7)).toEqual(draw(7));
    expect(draw("seven")).toEqual(draw("seven"));
    expect(draw(7)).not.toEqual(draw(8));
  });

  test("stays within its bounds and reaches both ends", () => {
    const random = seededRandom(1);
    const throws = Array.from({ length: 600 }, () => random.whole(1, 6));
    expect(new Set(throws)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (let index = 0; index < 600; index += 1) {
      const value = random.around(10, 2);
      expect(value).toBeGreaterThanOrEqual(4);
      expect(value).toBeLessThanOrEqual(16);
    }
  });

  test("is evenly distributed", () => {
    const random = seededRandom(2);
    const draws = Array.from({ length: 10_000 }, random.next);
    expect(draws.reduce((sum, value) => sum + value, 0) / draws.length).toBeCloseTo(0.5, 1);
    expect(draws.filter((value) => value < 0.1).length).toBeGreaterThan(850);
  });

  test("fork returns an independent stream", () => {
    const one = seededRandom(3);
    const other = seededRandom(3);
    one.fork("texts").next();
    expect(one.next()).toBe(other.next());
    expect(one.fork("texts").next()).toBe(other.fork("texts").next());
    expect(one.fork("texts").next()).not.toBe(one.fork("photos").next());
  });

  test("some returns distinct items, at most all of them", () => {
    const random = seededRandom(4);
    expect(new Set(random.some([1, 2, 3, 4], 3)).size).toBe(3);
    expect(random.some([1, 2], 5).sort()).toEqual([1, 2]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

describe("people and weeks", () => {
  test("the personas have one password and addresses that receive no email", () => {
    for (const persona of Object.values(PERSONAS)) {
      expect(persona.password).toBe(DEMO_PASSWORD);
      expect(persona.email).toMatch(/@example\.test$/);
    }
  });

  test("accounts are unique", () => {
    expect(anAccount().name).not.toBe(anAccount().name);
    expect(anAccount({ name: "tess" })).toEqual({
      name: "tess",
      email: "tess@example.test",
      password: DEMO_PASSWORD,
    });
  });

  test("the good comment has the minimum length", () => {
    expect(GOOD_COMMENT).toHaveLength(140);
  });
});
