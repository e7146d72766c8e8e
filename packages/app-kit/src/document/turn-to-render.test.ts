import { expect, test } from "vitest";
import { turnToRender } from "./turn-to-render.ts";

/** Resolves in the next turn of the event loop. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test("pages that are ready together are rendered in turns of the loop, in their order, with other work between", async () => {
  const done: string[] = [];
  const pages = ["first", "second", "third"].map(async (name) => {
    await turnToRender();
    done.push(name);
    // What a busy page does not leave room for: it comes to its turn before the next page.
    setTimeout(() => done.push(`after ${name}`), 0);
    const until = performance.now() + 3;
    while (performance.now() < until);
  });
  await Promise.all(pages);
  await nextTurn();
  expect(done).toEqual(["first", "after first", "second", "after second", "third", "after third"]);
});

test("a page that comes alone waits for nobody", async () => {
  await turnToRender();
  let isRendered = false;
  void turnToRender().then(() => {
    isRendered = true;
  });
  await nextTurn();
  await nextTurn();
  expect(isRendered).toBe(true);
});
