import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { PERSONAS } from "@grow/testing";
import { aPhoto } from "../../../e2e/journeys/photos.ts";
import { prepareDemo } from "../../../start/src/demo.mjs";
import { freePorts } from "../../../start/src/ports.mjs";
import { createProgress } from "../../../start/src/progress.mjs";
import { serverEnv, serverPlan } from "../../../start/src/servers.mjs";
import { readSettings } from "../../../start/src/settings.mjs";
import { createSupervisor } from "../../../start/src/supervisor.mjs";
import { toolEnv } from "../../../start/src/workspace.mjs";
import { untilHealthy } from "../site/bench-site.ts";
import { processesOf } from "../site/processes.ts";

/** Requests of one kind each: what a grower and some readers do in an afternoon. */
const ROUNDS = 300;
/** Rounds between uploads, and photos that are uploaded at once. */
const UPLOAD_EVERY = 20;
const AT_ONCE = 3;
/** Sign-ins, each of which hashes a password. */
const SIGN_INS = 30;
/** Milliseconds of rest before the memory is read, so that it is not that of the last request. */
const REST = 15_000;

const WORDS = ["plum", "nigth plum", "fog", "lantrn", "automatic", "нос", "ดอก"];

/**
 * Memory of the api on the embedded database, after creating it, loading the demo data and an afternoon of mixed use. The other servers
 * and the site's own database take no part.
 */
export async function embeddedRows(): Promise<Record<string, number>> {
  const supervisor = createSupervisor();
  const progress = createProgress();
  const dataDir = await mkdtemp(path.join(tmpdir(), "grow-bench-embedded-"));
  try {
    const [community = 0, brands = 0, api = 0] = await freePorts(3);
    const { DATABASE_URL: _other, ...tools } = toolEnv(process.env);
    const own: NodeJS.ProcessEnv = {
      ...tools,
      NODE_ENV: "production",
      COMMUNITY_PORT: String(community),
      BRANDS_PORT: String(brands),
      API_PORT: String(api),
      DATA_DIR: dataDir,
      GROW_DEMO_PICTURES: "committed",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    };
    const settings = readSettings(own);
    const env = serverEnv(own, settings);
    const plan = await serverPlan("api", { isDev: false, env, settings, say: progress.say });
    const child = supervisor.serve({ ...plan, name: "api-embedded" });
    await progress.step("Creating the embedded database", () => untilHealthy(api, supervisor.failure));
    await prepareDemo(supervisor, { env, settings, progress });
    await progress.step("Using it for an afternoon", () => useApi(`http://127.0.0.1:${api}/api`));
    await setTimeout(REST);
    return { "api.embedded-memory": processesOf(child.pid).memory() };
  } finally {
    await supervisor.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Envelope<Data> = { readonly data: Data };
interface Card {
  readonly id: number;
  readonly weeks: readonly { readonly id: number }[];
}

async function useApi(base: string): Promise<void> {
  const json = { "content-type": "application/json" };
  const ask = async <Data>(address: string, init?: RequestInit): Promise<Data> => {
    const response = await fetch(`${base}${address}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
    return (JSON.parse(text) as Envelope<Data>).data;
  };
  const { name: login, password } = PERSONAS.grower;
  const signIn = () =>
    ask<{ token: string; user: { id: number } }>("/session", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ login, password }),
    });
  const session = await signIn();
  const headers = { authorization: `Bearer ${session.token}` };
  const { items } = await ask<{ items: readonly Card[] }>("/diaries?limit=48");
  const own = await ask<{ items: readonly Card[] }>(`/diaries?user_id=${session.user.id}&limit=1`, {
    headers,
  });
  const [mine] = own.items;
  if (mine === undefined) throw new Error("The demo grower has no diary.");

  const upload = async () => {
    const { name, mimeType, buffer } = await aPhoto("canopy.jpg");
    const form = new FormData();
    form.set("diary_id", String(mine.id));
    form.set("file", new File([new Uint8Array(buffer)], name, { type: mimeType }));
    await ask("/uploads/weeks/media", { method: "POST", headers, body: form });
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, weeks } = items[round % items.length] ?? mine;
    const word = encodeURIComponent(WORDS[round % WORDS.length] ?? "");
    await Promise.all([
      ask("/main"),
      ask(`/diaries?tags=indoor&tags=led&sort=like&limit=24&start=${24 * (round % 4)}`),
      ask("/diaries/counts?tags=indoor"),
      ask(`/diaries/${id}`),
      ask(`/diaries/${id}`, { headers }),
      ask(`/comments/week/${weeks.at(-1)?.id ?? 0}?limit=20`),
      ask(`/search?query=${word}`),
      round < SIGN_INS ? signIn() : null,
    ]);
    const text = `Which pot size is this? ${round}`;
    await ask(`/comments/diary/${id}`, {
      method: "POST",
      headers: { ...headers, ...json },
      body: JSON.stringify({ text }),
    });
    if (round % UPLOAD_EVERY === 0) await Promise.all(Array.from({ length: AT_ONCE }, upload));
  }
  const archive = await fetch(`${base}/diaries/${mine.id}/export/archive`, { headers });
  if (!archive.ok) throw new Error(`Export: ${archive.status}`);
  await archive.arrayBuffer();
}
