import { setTimeout as sleep } from "node:timers/promises";
import { PERSONAS } from "@grow/testing";
import pg from "pg";
import { signInByApi } from "../../../e2e/site/sign-in.ts";
import type { BenchSite } from "../site/bench-site.ts";
import { LINES, type LiveCrowd, loadLiveCrowd } from "./live-crowd.ts";
import { load } from "./load.ts";
import type { Found } from "./server-rows.ts";

/** Messages to the open room, one after the other. */
const MESSAGES = 40;
/** Milliseconds between two messages. */
const PACE = 250;
/** Milliseconds of rest before memory is read. */
const REST = 3000;
const CONNECTIONS = 8;
/** Milliseconds that a message may take to all lines before the run fails. */
const PATIENCE = 60_000;

/** Measures chat and notifications with many members, messages, notifications and open event streams. */
export async function liveRows(site: BenchSite, { seconds }: { seconds: number }): Promise<Found> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const crowd = await loadLiveCrowd(client);
    const reading = await readingRows(site, crowd, seconds);
    const talking = await talkingRows(site, crowd);
    return { rows: { ...reading, ...talking.rows }, extras: talking.extras };
  } finally {
    await client.end();
  }
}

/** The lists and numbers that every page or panel asks for. */
async function readingRows(
  site: BenchSite,
  { reader }: LiveCrowd,
  seconds: number,
): Promise<Record<string, number>> {
  const api = `${site.origins.api}/api`;
  const paths = {
    "live.badge": `/users/${reader.id}/notifications-g/numbers/v2`,
    "live.notifications": `/users/${reader.id}/notifications-g?limit=20`,
    "live.rooms": "/chats?limit=20",
    "live.messages": "/messages?address=common&limit=30",
  };
  const rows: Record<string, number> = {};
  for (const [id, path] of Object.entries(paths)) {
    const target = { url: `${api}${path}`, headers: { authorization: `Bearer ${reader.token}` } };
    await load(target, { connections: CONNECTIONS, seconds: 1, watched: {} });
    const { cpu } = await load(target, {
      connections: CONNECTIONS,
      seconds,
      watched: { database: site.database },
    });
    rows[id] = cpu.database ?? 0;
  }
  return rows;
}

/** Messages to a room of which many members have an open stream. */
async function talkingRows(site: BenchSite, crowd: LiveCrowd): Promise<Found> {
  const api = `${site.origins.api}/api`;
  const token = await signInByApi(site.origins.community, PERSONAS.grower);
  const before = site.servers.api.memory();
  const lines = await openLines(`${api}/live`, crowd.tokens);
  try {
    await sleep(REST);
    const memory = (1024 * (site.servers.api.memory() - before)) / LINES;
    const used = { api: site.servers.api.cpu(), database: site.database.cpu() };
    const delays: number[] = [];
    for (let sent = 1; sent <= MESSAGES; sent += 1) {
      const pause = sleep(PACE);
      const began = performance.now();
      const response = await fetch(`${api}/messages`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ address: crowd.address, text: `Which pot size do you use? ${sent}` }),
      });
      if (!response.ok) throw new Error(`Message: ${response.status} ${await response.text()}`);
      await lines.until(sent * LINES);
      delays.push(performance.now() - began);
      await pause;
    }
    const cpu = (name: keyof typeof used, now: number) => (now - used[name]) / MESSAGES;
    delays.sort((one, other) => one - other);
    return {
      rows: {
        "live.line-memory": memory,
        "live.message-database": cpu("database", site.database.cpu()),
        "live.message-cpu": cpu("api", site.servers.api.cpu()),
        "live.delivery": delays.at(-1) ?? 0,
      },
      extras: { [`message to ${LINES} lines, median: ms`]: delays[Math.floor(delays.length / 2)] ?? 0 },
    };
  } finally {
    lines.close();
  }
}

/** Opens an event stream for each token, and counts the messages that arrive on all of them. */
async function openLines(url: string, tokens: readonly string[]) {
  const end = new AbortController();
  let messages = 0;
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    const reader = body.getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        messages += decoder.decode(part.value, { stream: true }).split("event: message").length - 1;
      }
    } catch (error) {
      if (!end.signal.aborted) throw error;
    }
  };
  for (const token of tokens) {
    const { ok, status, body } = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: end.signal,
    });
    if (!ok || body === null) throw new Error(`Event stream: ${status}`);
    void read(body);
  }
  return {
    /** Waits until this many messages have arrived since the lines were opened. */
    async until(count: number): Promise<void> {
      for (const late = Date.now() + PATIENCE; messages < count; await sleep(2)) {
        if (Date.now() > late) throw new Error(`Only ${messages} of ${count} messages arrived.`);
      }
    },
    close: () => end.abort(),
  };
}
