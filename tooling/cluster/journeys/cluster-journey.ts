import { createHash, randomBytes } from "node:crypto";
import { PERSONAS, type PersonaName } from "@grow/testing";
import { patience } from "@grow/testing/test-time";
import { test as base } from "@playwright/test";
import pg from "pg";
import { signInByApi } from "../../e2e/site/sign-in.ts";
import { leaveForJourneys } from "../../e2e/site/under-test.ts";
import { createProgress } from "../../start/src/progress.mjs";
import { createSupervisor } from "../../start/src/supervisor.mjs";
import { type Cluster, startCluster } from "../src/cluster.mjs";
import { Client } from "./client.ts";

/** Milliseconds until the cluster must be ready. */
const startTime = 120_000 * patience;

interface Shared {
  /** The site on several servers; one for all tests. */
  cluster: Cluster;
  /** The primary database. */
  primary: pg.Pool;
  /** Its replica. */
  replica: pg.Pool;
}

interface Own {
  /** An HTTP client behind the proxy: a demo account, or a guest. */
  visitor(name?: PersonaName): Promise<Client>;
  /** Other growers of the demo data, signed in without a form. */
  growers(count: number): Promise<Client[]>;
}

/** A test that needs no browser. */
export const test = base.extend<Own, Shared>({
  cluster: [
    async ({}, use) => {
      const supervisor = createSupervisor();
      const cluster = await startCluster(supervisor, { env: ownEnvironment(), progress: createProgress() });
      try {
        const tokens = { grower: await signInByApi(cluster.community, PERSONAS.grower) };
        leaveForJourneys({ ...cluster, tokens });
        await use(cluster);
      } finally {
        await cluster.stop();
      }
    },
    { scope: "worker", timeout: startTime, auto: true },
  ],
  primary: [async ({ cluster }, use) => withPool(cluster.primary.url, use), { scope: "worker" }],
  replica: [async ({ cluster }, use) => withPool(cluster.replica.url, use), { scope: "worker" }],

  visitor: async ({ cluster, primary }, use) => {
    await use(async (name) => {
      if (name === undefined) return new Client(cluster.community);
      return new Client(cluster.community, await tokenOf(primary, name));
    });
  },

  growers: async ({ cluster, primary }, use) => {
    await use(async (count) => {
      const { rows } = await primary.query<{ name: string }>(
        "select name from users where not is_remove and not is_ban and not (name = any ($1)) order by id limit $2",
        [Object.keys(PERSONAS), count],
      );
      return await Promise.all(
        rows.map(async ({ name }) => new Client(cluster.community, await tokenOf(primary, name))),
      );
    });
  },
});

/** A session inserted into the database, without the rate-limited form. */
async function tokenOf(primary: pg.Pool, name: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await primary.query(
    `insert into session (token_hash, user_id, date_end)
       select $1, id, now() + interval '1 hour' from users where name = $2`,
    [createHash("sha256").update(token).digest(), name],
  );
  return token;
}

async function withPool(url: string, use: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A test may kill the server.
  pool.on("error", () => {});
  await use(pool);
  await pool.end();
}

/** The environment without the settings of the developer. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const passed = ["PATH", "HOME", "LANG", "TMPDIR", "CI"];
  return Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
