import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { rateLimits } from "@grow/contract";
import { patience } from "@grow/testing/test-time";
import { expect } from "@playwright/test";
import { request } from "undici";
import { agentFrom } from "./address.ts";
import { dataOf } from "./client.ts";
import { test } from "./cluster-journey.ts";

/** Tries to sign in with a wrong password, from another loopback address. */
async function guess(community: string, from: string, headers: Record<string, string> = {}): Promise<number> {
  const { statusCode, body } = await request(`${community.replace("localhost", "127.0.0.1")}/api/session`, {
    method: "POST",
    reset: true,
    headers: { "content-type": "application/json", origin: community, ...headers },
    body: JSON.stringify({ login: "grower", password: "not this one" }),
    dispatcher: agentFrom(from),
  });
  await body.dump();
  return statusCode;
}

test("rate limits are shared by all servers and use the client address seen by the proxy", async ({
  cluster,
}) => {
  const { max } = rateLimits["sign-in"];
  const statuses: number[] = [];
  for (let n = 0; n <= max; n++) {
    // Forged client addresses are ignored.
    const lie = {
      "x-forwarded-for": `203.0.113.${n}`,
      "x-real-ip": `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    };
    statuses.push(await guess(cluster.community, "127.0.0.2", lie));
  }
  expect(statuses).toEqual([...Array(max).fill(401), 429]);
  const log = await readFile(cluster.accessLog, "utf8");
  for (const { port } of cluster.nodes.api) {
    expect(log, "both servers of the api were asked").toMatch(
      new RegExp(`(?:401|429) POST /api/session \\d+ \\[127\\.0\\.0\\.1:${port}\\]`),
    );
  }
  expect(await guess(cluster.community, "127.0.0.3"), "another client is counted separately").toBe(401);
});

test("rate limits are per server while Redis is down, refuse nobody, and are shared again afterwards", async ({
  cluster,
  visitor,
}) => {
  await cluster.redis.kill();
  const grower = await visitor("grower");
  for (let n = 0; n < 4; n++) {
    expect((await grower.send("POST", "/likes/diary/1")).status, `like ${n}`).toBeLessThan(300);
    expect((await grower.send("DELETE", "/likes/diary/1")).status).toBeLessThan(300);
  }
  await cluster.redis.start();
  expect(await guess(cluster.community, "127.0.0.4")).toBe(401);
});

test("a write purges the cached page on every web server", async ({ cluster, visitor }) => {
  const grower = await visitor("grower");
  const body = { name: "Kept twice", type_room: 1, type_soil: 1, type_watering: 1 };
  const { id, link } = dataOf<{ id: number; link: string }>(await grower.send("POST", "/diaries", body));
  const pages = cluster.nodes.communities.map(({ origin }) => `${origin}${link}`);
  const read = async (url: string) => {
    const answer = await fetch(url);
    return { text: await answer.text(), how: answer.headers.get("cache-status") ?? "" };
  };
  for (const url of pages) await expect.poll(async () => (await read(url)).how).toContain("hit");
  await grower.send("PATCH", `/diaries/${id}`, { name: "Dropped twice" });
  for (const url of pages) await expect.poll(async () => (await read(url)).text).toContain("Dropped twice");
});

test("a change on one api server is announced by the other", async ({ cluster, visitor }) => {
  const [first, second] = cluster.nodes.api;
  const listened = new AbortController();
  const answers = await Promise.all(
    [first, second].map((node) => request(`${node?.origin}/changes`, { signal: listened.signal })),
  );
  const heard = answers.map(() => "");
  const listening = answers.map(async ({ body }, index) => {
    for await (const chunk of body) heard[index] += String(chunk);
  });
  const grower = await visitor("grower");
  const body = { name: "Heard of", type_room: 1, type_soil: 1, type_watering: 1 };
  const { id } = dataOf<{ id: number }>(await grower.send("POST", "/diaries", body));
  for (const index of answers.keys()) await expect.poll(() => heard[index]).toContain(`diary-${id}`);
  listened.abort();
  await Promise.allSettled(listening);
});

test("an email is sent once by two servers sharing the job queue", async ({ cluster, primary }) => {
  const outbox = path.join(cluster.dataDir, "outbox");
  const emails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const before = (await emails()).length;
  const { rows } = await primary.query<{ id: number }>(
    "select user_id as id from account join users on users.id = user_id where not is_remove order by user_id limit 6",
  );
  for (const { id } of rows) {
    await primary.query("insert into pgboss.job (name, data, retry_limit) values ('send-letter', $1, 8)", [
      { letter: "reset", user_id: Number(id) },
    ]);
  }
  const open = async () =>
    Number(
      (
        await primary.query(
          "select count(*) as open from pgboss.job where name = 'send-letter' and state not in ('completed', 'failed')",
        )
      ).rows[0].open,
    );
  await expect.poll(open, { timeout: 30_000 * patience }).toBe(0);
  expect((await emails()).length - before).toBe(rows.length);
});
