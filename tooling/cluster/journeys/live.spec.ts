import { patience } from "@grow/testing/test-time";
import { expect } from "@playwright/test";
import { request } from "undici";
import type { NodeServer } from "../src/node-server.mjs";
import { type Client, dataOf } from "./client.ts";
import { test } from "./cluster-journey.ts";

/** Milliseconds within which an event must arrive. */
const AT_ONCE = 5000 * patience;

/** An open event stream of a browser. */
interface Line {
  readonly status: number;
  /** The last number of unread notifications. */
  unread(): number | undefined;
  /** Why the server ended it; null for a broken one. */
  readonly ended: Promise<string | null>;
  close(): void;
}

/** Opens an event stream like a browser, through the proxy. */
async function listen(community: string, grower: Client): Promise<Line> {
  const abort = new AbortController();
  const answer = await request(`${community}/api/live`, {
    headers: { cookie: `token=${grower.cookie("token")}` },
    signal: abort.signal,
    reset: true,
  });
  let text = "";
  const ended = (async () => {
    try {
      for await (const chunk of answer.body) text += String(chunk);
    } catch {
      return null;
    }
    return /event: end\ndata: {"reason":"(\w+)"}\n\n$/.exec(text)?.[1] ?? null;
  })();
  return {
    status: answer.statusCode,
    unread: () => {
      const numbers = [...text.matchAll(/event: numbers\ndata: (.*)\n\n/g)].at(-1)?.[1];
      return numbers === undefined ? undefined : JSON.parse(numbers).notifications.total;
    },
    ended,
    close: () => abort.abort(),
  };
}

/** Number of streams on each of these servers. */
async function linesAt(nodes: readonly NodeServer[]): Promise<number[]> {
  return await Promise.all(
    nodes.map(async ({ origin }) => {
      const answer = await request(`${origin}/metrics`);
      return Number(/^grow_live_streams (\d+)$/m.exec(await answer.body.text())?.[1]);
    }),
  );
}

/** Writes on one api server, like its web servers do. */
async function likeAt(
  node: NodeServer | undefined,
  diary: number | undefined,
  grower: Client,
): Promise<void> {
  const { statusCode, body } = await request(`${node?.origin}/api/likes/diary/${diary}`, {
    method: "POST",
    headers: { authorization: `Bearer ${grower.cookie("token")}` },
  });
  await body.dump();
  expect(statusCode).toBeLessThan(300);
}

test("a notification written on one server reaches streams of the other, which reconnect after a restart with correct numbers", async ({
  cluster,
  growers,
}) => {
  const [author, ...others] = await growers(4);
  if (!author) throw new Error("There are no growers.");
  // Likes of one diary share a line: each like is of another.
  const diaries: number[] = [];
  for (const name of ["Heard elsewhere", "Heard again", "Heard after the restart"]) {
    const body = { name, type_room: 1, type_soil: 1, type_watering: 1 };
    diaries.push(dataOf<{ id: number }>(await author.send("POST", "/diaries", body)).id);
  }

  const line = await listen(cluster.community, author);
  expect(line.status).toBe(200);
  await expect.poll(line.unread).toBeDefined();
  const before = line.unread() ?? 0;
  const lines = await linesAt(cluster.nodes.api);
  expect(lines.toSorted()).toEqual([0, 1]);
  const there = cluster.nodes.api[lines.indexOf(1)];
  const here = cluster.nodes.api[lines.indexOf(0)];

  await likeAt(here, diaries[0], others[0] as Client);
  await expect.poll(line.unread, { timeout: AT_ONCE }).toBe(before + 1);

  const stopped = there?.stop();
  expect(await line.ended).toBe("restart");
  // The browser reconnects while that server is still stopping, and is not routed to it.
  const again = await listen(cluster.community, author);
  expect(again.status).toBe(200);
  await expect.poll(again.unread, { timeout: AT_ONCE }).toBe(before + 1);
  await likeAt(here, diaries[1], others[1] as Client);
  await expect.poll(again.unread, { timeout: AT_ONCE }).toBe(before + 2);
  expect(await stopped, there?.lastWords()).toBe(0);

  await there?.start();
  await likeAt(there, diaries[2], others[2] as Client);
  await expect.poll(again.unread, { timeout: AT_ONCE }).toBe(before + 3);
  again.close();
});

test("event streams end with a message when a web server restarts, and do not delay it", async ({
  cluster,
  growers,
}) => {
  const [reader] = await growers(1);
  if (!reader) throw new Error("There are no growers.");
  for (const node of cluster.nodes.communities) {
    // Two connections in a row are balanced over both servers.
    const lines = [await listen(cluster.community, reader), await listen(cluster.community, reader)];
    for (const line of lines) await expect.poll(line.unread).toBeDefined();
    const stopped = node.stop();
    expect(await Promise.race(lines.map(({ ended }) => ended))).toBe("restart");
    const again = await listen(cluster.community, reader);
    expect(again.status).toBe(200);
    expect(await stopped, node.lastWords()).toBe(0);
    await node.start();
    for (const line of [...lines, again]) line.close();
  }
});

test("signing out on one server ends the event stream on the other", async ({ cluster, growers }) => {
  const [reader] = await growers(1);
  if (!reader) throw new Error("There are no growers.");
  const lines = [await listen(cluster.community, reader), await listen(cluster.community, reader)];
  for (const line of lines) await expect.poll(line.unread).toBeDefined();
  expect((await linesAt(cluster.nodes.api)).every((count) => count > 0)).toBe(true);
  expect((await reader.send("DELETE", "/session")).status).toBe(204);
  for (const line of lines) expect(await line.ended).toBe("session");
});
