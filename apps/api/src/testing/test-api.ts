import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { apiPrefix, type Schema } from "@grow/contract";
import { solveChallenge } from "@grow/testing/solve-challenge";
import type { FastifyInstance } from "fastify";
import { hashPassword } from "../accounts/passwords.ts";
import { startSession } from "../accounts/tokens.ts";
import { newChallenge, proofOfWork } from "../captcha/proof-of-work.ts";
import { type Config, readConfig } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { createServer } from "../http/create-server.ts";
import type { Operations } from "../http/run-operation.ts";
import type { ServerParts } from "../http/services.ts";
import { eventText } from "../live/live-event.ts";
import { createDiskStore } from "../media/disk-store.ts";
import { createPhotoFinisher } from "../media/photo-finisher.ts";
import { createWorkQueue } from "../media/work-queue.ts";
import { operations as builtOperations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import type { JobName, JobQueue, Jobs, Later, Once, Priority } from "../queue/job-queue.ts";
import { atFileEnd } from "./file-end.ts";
import { emptyTables, testDatabase } from "./test-database.ts";

/** The password of all users of {@link TestApi.addUser}. */
export const PASSWORD = "grow-demo-1";

export interface TestUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

/** `Data` is the expected type of the response's data; responses are validated against the contract. */
export interface TestAnswer<Data = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The envelope; `data` and `details` are undefined without a body. */
  readonly body: { readonly data: Data; readonly details: Schema<"Detail">[] };
  /** Codes of the details, with their field: `taken name`. */
  readonly codes: readonly string[];
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface TestRequest {
  /** Id of an added user; undefined or null for a guest. */
  readonly as?: number | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A queued job. */
export type SentJob = {
  [Name in JobName]: {
    readonly name: Name;
    readonly data: Jobs[Name];
    readonly once?: Once;
  } & Partial<Later & Priority>;
}[JobName];

export interface TestApi {
  readonly database: Database;
  readonly server: FastifyInstance;
  readonly parts: ServerParts;
  /** Jobs queued since the last {@link reset}. */
  readonly jobs: SentJob[];
  /** Sends a request. `path` is without the api's prefix. */
  request<Data = unknown>(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    request?: TestRequest,
  ): Promise<TestAnswer<Data>>;
  addUser(user?: { name?: string; access?: Schema<"AccessRight">[] }): Promise<TestUser>;
  /** A solved proof of work. */
  captcha(): Promise<string>;
  /** Another server with other settings on the same database, users and jobs; it ends with the test file. */
  withConfig(changes: Partial<Config>): Promise<TestApi>;
  /** Empties the database and forgets users and jobs. */
  reset(): Promise<void>;
}

/**
 * The whole server on an empty database, without a socket; it and its files are removed after the test file. Responses are validated
 * against the contract automatically.
 */
export async function testApi({
  hasLimits = false,
  operations = builtOperations,
}: Partial<Pick<Shared, "hasLimits" | "operations">> = {}): Promise<TestApi> {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "grow-api-"));
  const jobs: SentJob[] = [];
  const parts = testParts(database, folder, jobs);
  atFileEnd(async () => {
    await parts.media.finisher.idle();
    rmSync(folder, { recursive: true, force: true });
  });
  return await openApi(parts, { hasLimits, operations, jobs, tokens: new Map() });
}

interface Shared {
  /** Whether to apply the contract's rate limits. */
  readonly hasLimits: boolean;
  /** Replaces implemented handlers. */
  readonly operations: Operations;
  readonly jobs: SentJob[];
  readonly tokens: Map<number, string>;
}

async function openApi(parts: ServerParts, shared: Shared): Promise<TestApi> {
  const { database } = parts;
  const { hasLimits, operations, jobs, tokens } = shared;
  const server = await createServer({ parts, operations, owners, isChecked: true, hasLimits });
  atFileEnd(() => server.close());
  await server.ready();

  return {
    database,
    server,
    parts,
    jobs,
    async request<Data>(method: Method, path: string, { as = null, body, headers = {} }: TestRequest = {}) {
      const token = as === null ? undefined : tokens.get(as);
      if (as !== null && token === undefined) throw new Error(`Grower ${as} was not added.`);
      const answer = await server.inject({
        method,
        url: apiPrefix + path,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = String(answer.headers["content-type"]).startsWith("application/json");
      const envelope = isJson && answer.payload !== "" ? answer.json() : {};
      const details: Schema<"Detail">[] = envelope.details ?? [];
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: { data: envelope.data as Data, details },
        codes: details.map(({ code, field }) => (field === undefined ? code : `${code} ${field}`)),
      };
    },
    async addUser(user) {
      const added = await addUser(database, { name: `grower-${tokens.size + 1}`, access: [], ...user });
      tokens.set(added.id, added.token);
      return added;
    },
    async captcha() {
      return solveChallenge(await newChallenge(parts.config.secret, new Date()));
    },
    async withConfig(changes) {
      return await openApi({ ...parts, config: { ...parts.config, ...changes } }, shared);
    },
    async reset() {
      await emptyTables(database);
      tokens.clear();
      jobs.length = 0;
    },
  };
}

let passwordHash: Promise<string> | undefined;

async function addUser(
  database: Database,
  { name, access }: { name: string; access: Schema<"AccessRight">[] },
): Promise<TestUser> {
  // Once for all, because hashing is slow by design.
  passwordHash ??= hashPassword(PASSWORD);
  const password_hash = await passwordHash;
  const email = `${name}@example.org`;
  return await database.transaction(async (tx) => {
    const { id } = await tx
      .insertInto("users")
      .values({ name, access })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("user_handle").values({ handle: name.toLowerCase(), user_id: id }).execute();
    await tx.insertInto("account").values({ user_id: id, email, password_hash }).execute();
    await tx.insertInto("user_email").values({ email_key: email.toLowerCase(), user_id: id }).execute();
    const { token } = await startSession(tx, id);
    return { id, name, email, token };
  });
}

/** Tests wait for complete responses, so event streams of these servers end at once. */
const endingLive: ServerParts["live"] = {
  open: (user_id) =>
    Readable.from([
      eventText({ event: "ready", data: { user_id } }),
      eventText({ event: "end", data: { reason: "restart" } }),
    ]),
  size: 0,
};

function testParts(database: Database, folder: string, jobs: SentJob[]): ServerParts {
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    GROW_SECRET: "a secret of the tests, long enough",
  });
  const room = { store: createDiskStore(join(folder, "media")), queue: createWorkQueue(1) };
  const finisher = createPhotoFinisher({ db: database.db, ...room, onError: () => {} });
  const queue: JobQueue = {
    async send(name, data, _tx, when) {
      const { key, seconds, ...timing } = { key: "", seconds: 0, ...when };
      const once = key === "" ? {} : { once: { key, seconds } };
      jobs.push({ name, data, ...once, ...timing } as SentJob);
    },
  };
  return {
    config,
    captcha: proofOfWork(config.secret),
    database,
    jobs: queue,
    live: endingLive,
    media: { ...room, finisher, incoming: join(folder, "incoming") },
    now: () => new Date(),
    changed: () => null,
  };
}
