import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { turnToRender } from "./turn-to-render.ts";

test("pages that are ready together render in separate turns, in order, with other work in between", async () => {
  const done: string[] = [];
  const pages = ["first", "second", "third"].map(async (name) => {
    await turnToRender();
    done.push(name);
    // Other work, which must run before the next page.
    setTimeout(() => done.push(`after ${name}`), 0);
    const until = performance.now() + 3;
    while (performance.now() < until);
  });
  await Promise.all(pages);
  await nextTurn();
  expect(done).toEqual(["first", "after first", "second", "after second", "third", "after third"]);
});

test("a single page renders without waiting", async () => {
  await turnToRender();
  let isRendered = false;
  void turnToRender().then(() => {
    isRendered = true;
  });
  await nextTurn();
  expect(isRendered).toBe(true);
});
