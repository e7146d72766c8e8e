import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { proofOfWork } from "./captcha/proof-of-work.ts";
import { recaptcha } from "./captcha/recaptcha.ts";
import { openChangeFeed } from "./changes/change-feed.ts";
import { serveChanges } from "./changes/serve-changes.ts";
import type { Config } from "./config/config.ts";
import { openDatabase } from "./db/database.ts";
import { startEmbeddedDatabase } from "./db/embedded/embedded-database.ts";
import { migrate } from "./db/migrate.ts";
import { readPosition } from "./db/replica/log-position.ts";
import { createServer } from "./http/create-server.ts";
import { connectRedis } from "./http/redis.ts";
import { responseOrigin } from "./http/response-origin.ts";
import { sharedRateCounts } from "./http/shared-rate-counts.ts";
import { type JobTools, jobHandlers } from "./jobs/handlers.ts";
import { openLive } from "./live/live.ts";
import { createMailer } from "./mail/mailer.ts";
import { createDiskStore, stagingFolder } from "./media/disk-store.ts";
import { createPhotoFinisher } from "./media/photo-finisher.ts";
import { createS3Store } from "./media/s3-store.ts";
import { claimFolder } from "./media/sweep-incoming.ts";
import { virusScanner } from "./media/virus-scanner.ts";
import { createWorkQueue } from "./media/work-queue.ts";
import { operations } from "./operations/index.ts";
import { owners } from "./operations/owners.ts";
import { createOutbound } from "./outbound/outbound.ts";
import { startBoss } from "./queue/boss.ts";

/** Pictures drawn at once: one core stays for requests on the smallest machines this runs on. */
const DRAWN_AT_ONCE = 2;

export interface RunningApi {
  readonly port: number;
  /**
   * Finishes running requests, accepts no more, and closes everything.
   *
   * @param drainTime milliseconds for proxies to notice before
   */
  stop(drainTime: number): Promise<void>;
}

/**
 * Starts the whole server: database, migrations, job queue and requests, then unfinished photos and the job workers.
 *
 * @param onFailure called for a fatal failure, after which the process should exit
 */
export async function startApi(config: Config, onFailure: (error: unknown) => void): Promise<RunningApi> {
  const embedded = config.database === null ? await startEmbeddedDatabase(join(config.dataDir, "db")) : null;
  embedded?.failed.catch(onFailure);
  const address = config.database ?? { host: embedded?.host ?? "" };
  await migrate(address);

  const report: { error(error: unknown, message?: string): void } = { error: () => {} };
  const database = openDatabase({
    address,
    replicaUrl: config.replicaUrl,
    connections: config.connections,
    onError: (error) => report.error(error, "A connection broke"),
  });
  const mailer = createMailer(config.mail);
  const outbound = createOutbound(config.push?.origins);
  const { clamavUrl } = config;
  const temporaryFolders = [join(config.dataDir, "incoming"), stagingFolder(mediaFolder(config))] as const;
  // The embedded database belongs to one process, so no other receives files.
  const age = embedded === null ? undefined : 0;
  const incoming = await claimFolder(temporaryFolders[0], age);
  const staging = await claimFolder(temporaryFolders[1], age);
  const room = {
    store: config.s3 === null ? createDiskStore(mediaFolder(config), staging) : createS3Store(config.s3),
    queue: createWorkQueue(DRAWN_AT_ONCE),
    ...(clamavUrl === undefined
      ? {}
      : { scan: virusScanner(clamavUrl, (error) => report.error(error, "A file could not be scanned")) }),
  };
  const finisher = createPhotoFinisher({
    db: database.db,
    ...room,
    onError: (error, key) => report.error(error, `Photo ${key} could not be drawn`),
  });
  const media = { ...room, finisher, incoming };
  const captcha =
    config.recaptchaSecret === undefined ? proofOfWork(config.secret) : recaptcha(config.recaptchaSecret);
  const [changes, boss] = await Promise.all([
    openChangeFeed(database, config.database),
    startBoss(database, (error) => report.error(error, "A job failed")),
  ]);
  const live = openLive({
    db: database.db,
    feed: changes,
    onError: (error) => report.error(error, "Growers could not be told what is new"),
  });
  const parts = {
    config,
    captcha,
    database,
    jobs: boss,
    live,
    media,
    now: () => new Date(),
    changed: () => readPosition(changes.position),
  };
  const redis =
    config.redisUrl === undefined
      ? null
      : connectRedis(config.redisUrl, (error) => report.error(error, "Redis is away"));
  const server = await createServer({
    parts,
    operations,
    owners,
    hasLimits: config.hasLimits,
    origin: await responseOrigin(database.db),
    ...(redis === null ? {} : { rateCounts: sharedRateCounts(redis) }),
  });
  serveChanges(server, changes, config.trustedProxies);
  report.error = (error, message) => server.log.error(error, message);
  await server.listen({ host: config.host, port: config.port });
  embedded?.announce();

  // Deferred, because the first request needs none of this.
  const later = (async () => {
    await finisher.resume();
    const onRepair: JobTools["onRepair"] = (repairs) =>
      server.log.warn(
        { repairs: repairs.slice(0, 100), total: repairs.length },
        "Numbers were wrong and are repaired",
      );
    await boss.work(
      jobHandlers({
        database,
        mailer,
        outbound,
        push: config.push,
        ...room,
        finisher,
        incoming,
        temporaryFolders,
        isModerated: config.moderation === "pre",
        publicUrl: config.publicUrl,
        brandsUrl: config.brandsUrl,
        payment: config.payment,
        secret: config.secret,
        alertEmail: config.alertEmail,
        jobs: boss,
        onRepair,
      }),
      config.mail.perSecond,
    );
  })().catch((error) => report.error(error, "What follows the start failed"));

  return {
    port: portOf(server.addresses()),
    async stop(drainTime) {
      // Browsers come back, by way of a proxy to another server, while this one is still here for the rest.
      live.close();
      if (drainTime > 0) await server.drain(drainTime);
      await server.close();
      await later;
      await boss.stop();
      await finisher.stop();
      mailer.close();
      await outbound.close();
      await changes.close();
      redis?.disconnect();
      await database.close();
      await embedded?.close();
    },
  };
}

function mediaFolder(config: Config): string {
  return join(config.dataDir, "media");
}

function portOf([first]: readonly (AddressInfo | string)[]): number {
  return typeof first === "object" ? first.port : 0;
}
