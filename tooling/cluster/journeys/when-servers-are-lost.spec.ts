import { expect } from "@playwright/test";
import type pg from "pg";
import { type Client, dataOf } from "./client.ts";
import { test } from "./cluster-journey.ts";
import { type Report, underLoad } from "./load.ts";

/** Several growers, because rate limits restrict each one. */
const GROWERS = 20;

async function lostOf(primary: pg.Pool, { acknowledged }: Report): Promise<string[]> {
  const { rows } = await primary.query<{ id: string; text: string }>(
    "select id, text from comment where id = any ($1) and not is_remove",
    [[...acknowledged.keys()]],
  );
  const there = new Map(rows.map(({ id, text }) => [Number(id), text]));
  return [...acknowledged].filter(([id, text]) => there.get(id) !== text).map(([, text]) => text);
}

test("a rolling restart refuses no request and loses no write", async ({
  cluster,
  growers,
  visitor,
  primary,
}) => {
  const { nodes } = cluster;
  const people = await growers(GROWERS);
  const diary = await newDiary(await visitor("grower"));
  const guests = [await visitor(), await visitor()];
  const report = await underLoad({ growers: people, guests, diary }, async (everyoneAnswered) => {
    for (const node of [nodes.api[0], nodes.communities[0]]) {
      await everyoneAnswered();
      const code = await node?.stop();
      expect(code, `${node?.name} ends by itself:\n${node?.lastWords()}`).toBe(0);
      await node?.start();
    }
    await everyoneAnswered();
  });
  expect(report.failures).toEqual([]);
  expect(report.acknowledged.size).toBeGreaterThan(20);
  expect(await lostOf(primary, report)).toEqual([]);
});

test("crashed servers lose no acknowledged write, and others take over at once", async ({
  cluster,
  growers,
  visitor,
  primary,
}) => {
  const { nodes, replica } = cluster;
  const people = await growers(GROWERS * 2);
  const diary = await newDiary(await visitor("grower"));
  const guests = [await visitor(), await visitor()];
  const report = await underLoad(
    { growers: people.slice(GROWERS), guests, diary },
    async (everyoneAnswered) => {
      for (const kill of [nodes.api[1]?.kill, nodes.communities[1]?.kill, cluster.redis.kill, replica.kill]) {
        await everyoneAnswered();
        await kill?.();
      }
      await everyoneAnswered();
    },
  );
  expect(report.acknowledged.size).toBeGreaterThan(20);
  expect(await lostOf(primary, report)).toEqual([]);
  // Only requests in flight during a crash may fail.
  expect(report.failures.length, report.failures.join("\n")).toBeLessThan(report.answers / 10);

  const rest = { growers: people.slice(0, GROWERS), guests, diary };
  const after = await underLoad(rest, (everyoneAnswered) => everyoneAnswered());
  expect(after.failures, "with what is left all goes on").toEqual([]);
  expect(await lostOf(primary, after)).toEqual([]);
});

async function newDiary(grower: Client) {
  const body = { name: "Under load", type_room: 1, type_soil: 1, type_watering: 1 };
  return dataOf<{ id: number; link: string }>(await grower.send("POST", "/diaries", body));
}
