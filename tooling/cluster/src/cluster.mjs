import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareDemo } from "../../start/src/demo.mjs";
import { freePorts } from "../../start/src/ports.mjs";
import { startPostgres, startReplica } from "../../start/src/test-run/postgres.mjs";
import { startNginx } from "./nginx.mjs";
import { KEPT_UNUSED } from "./nginx-conf.mjs";
import { nodeServer } from "./node-server.mjs";
import { startRedis } from "./redis.mjs";

/**
 * @typedef {object} Cluster
 * @property {string} community origin of the public site, at the proxy
 * @property {string} brands origin of the portal, at the proxy
 * @property {string} folder all of its files
 * @property {string} dataDir shared by its servers: media and stored emails
 * @property {string} accessLog of the proxy
 * @property {import("../../start/src/test-run/postgres.mjs").PostgresServer} primary
 * @property {import("../../start/src/test-run/postgres.mjs").PostgresServer} replica
 * @property {{ kill: () => Promise<void>, start: () => Promise<void> }} redis
 * @property {Readonly<Record<"api" | "communities" | "portals", readonly import("./node-server.mjs").NodeServer[]>>} nodes
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the whole site on several servers: a proxy, two web servers, a portal, two servers of the api, a database with a streaming
 * replica, and Redis. Its temporary folders are deleted on stop.
 *
 * @param {import("../../start/src/supervisor.mjs").Supervisor} supervisor
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} [options.publicPort] of the public site; a free one by default
 * @param {number} [options.brandsPort] of the portal
 * @param {import("../../start/src/progress.mjs").Progress} options.progress
 * @returns {Promise<Cluster>}
 */
export async function startCluster(supervisor, { env, publicPort, brandsPort, progress }) {
  const folder = mkdtempSync(path.join(tmpdir(), "grow-cluster-"));
  // nginx workers run under another account.
  chmodSync(folder, 0o755);
  const [logDir, dataDir] = [path.join(folder, "logs"), path.join(folder, "data")];
  for (const each of [logDir, dataDir]) mkdirSync(each);
  const ports = await freePorts(9);
  const [redisPort = 0, apiPort = 0, freePublic = 0, freeBrands = 0, ...nodePorts] = ports;
  const edge = { publicPort: publicPort ?? freePublic, brandsPort: brandsPort ?? freeBrands };
  const say = progress.say;
  /** @type {(() => Promise<void>)[]} */
  const databases = [];
  /** @type {(() => Promise<unknown>)[]} */
  const servers = [];
  const stop = async () => {
    // Before their dependencies.
    await Promise.all(servers.map((end) => end()));
    await supervisor.stop();
    await Promise.all(databases.map((end) => end()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await start()), stop };
  } catch (error) {
    await stop();
    throw error;
  }

  /** @returns {Promise<Omit<Cluster, "stop">>} */
  async function start() {
    const { primary, replica } = await progress.step("PostgreSQL and its replica", async () => {
      const first = await startPostgres(supervisor, { env, logDir, settings: { autovacuum: "on" } });
      databases.push(first.stop);
      const second = await startReplica(supervisor, first, { env, logDir });
      databases.push(second.stop);
      return { primary: first, replica: second };
    });
    const redis = await progress.step("Redis", () =>
      startRedis(supervisor, { env, logDir, port: redisPort }),
    );

    const common = {
      ...env,
      // The same for all. TRUSTED_PROXIES is this machine, because everything runs on it.
      PUBLIC_URL: `http://localhost:${edge.publicPort}`,
      BRANDS_URL: `http://localhost:${edge.brandsPort}`,
      TRUSTED_PROXIES: "127.0.0.1",
      DRAIN_SECONDS: String(KEPT_UNUSED + 1),
      DATA_DIR: dataDir,
      // Web servers call the internal proxy.
      API_URL: `http://127.0.0.1:${apiPort}`,
      // One secret for all api servers.
      GROW_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: replica.url,
      // Each of the two api servers takes this many of the database's 200 connections, and one to listen.
      DATABASE_CONNECTIONS: "10",
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    };
    /**
     * @param {import("../../start/src/servers.mjs").ServerName} app
     * @param {string} name
     */
    const node = (app, name) =>
      nodeServer(supervisor, { app, name, port: nodePorts.shift() ?? 0, env: common, logDir, say });
    const nodes = {
      api: [node("api", "api-1"), node("api", "api-2")],
      communities: [node("community", "community-1"), node("community", "community-2")],
      portals: [node("brands-manager", "portal-1")],
    };
    await progress.step("Two servers of the api", () => Promise.all(nodes.api.map((each) => each.start())));
    servers.push(...Object.values(nodes).flatMap((list) => list.map((each) => each.stop)));
    const portsOf = (/** @type {readonly import("./node-server.mjs").NodeServer[]} */ list) =>
      list.map(({ port }) => port);
    await progress.step("nginx", () =>
      startNginx(supervisor, {
        env,
        logDir,
        conf: { folder, apiPort, ...edge },
        ports: {
          community: portsOf(nodes.communities),
          brands: portsOf(nodes.portals),
          api: portsOf(nodes.api),
        },
      }),
    );
    await progress.step("Two servers of the site, and the portal", () =>
      Promise.all([...nodes.communities, ...nodes.portals].map((each) => each.start())),
    );
    await prepareDemo(supervisor, {
      env: common,
      settings: { dataDir, logDir, database: "cluster" },
      progress,
    });

    return {
      community: common.PUBLIC_URL,
      brands: common.BRANDS_URL,
      folder,
      dataDir,
      accessLog: path.join(folder, "access.log"),
      primary,
      replica,
      redis,
      nodes,
    };
  }
}
