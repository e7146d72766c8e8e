import { apiPrefix, type OperationId, type OperationRow, operationTable } from "@grow/contract";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { ownedThings, type ThingKind } from "../testing/contract/owned-things.ts";
import { addPersons, areSignedIn, type Part, type Persons } from "../testing/contract/persons.ts";
import { builtIds, sampleRequest } from "../testing/contract/sample-request.ts";
import {
  bodiesOfExtremeDates,
  brokenBodies,
  HOSTILE_METHODS,
  type HostileParts,
  hostileHeaders,
  queriesOfExtremeDates,
} from "../testing/fuzz/hostile-requests.ts";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { createServer } from "./create-server.ts";
import { ownerOf, placeOf } from "./owners.ts";

/** Seconds of processor time for the whole file, which do not depend on what else the machine does. */
const MAX_SECONDS = 60;

/** Milliseconds for one response on a busy machine. */
const PATIENCE = 10_000;

/** Requests sent at once, fewer than the server has database connections. */
const AT_ONCE = 8;

let before: NodeJS.CpuUsage;
let api: TestApi;
let server: FastifyInstance;
let persons: Persons;
/** Errors behind responses, by the id of the request. */
const causes = new Map<string, unknown>();

beforeAll(async () => {
  api = await testApi();
  server = await createServer({ parts: api.parts, operations, owners, isChecked: true, hasLimits: false });
  server.addHook("onError", async ({ id }, _reply, error) => void causes.set(id, error));
  await server.ready();
  persons = await addPersons(api);
  before = process.cpuUsage();
});
afterAll(() => server.close());

interface Target {
  readonly method: OperationRow["method"];
  readonly url: string;
  readonly authorization: string;
  readonly body: unknown;
}

const targets = new Map<OperationId, Promise<Target>>();

function targetOf(id: OperationId): Promise<Target> {
  const target = targets.get(id) ?? newTarget(id);
  targets.set(id, target);
  return target;
}

/** A valid request of an authorised user, so that hostile parts get as far as possible. */
async function newTarget(id: OperationId): Promise<Target> {
  if (!(await areSignedIn(api, persons))) persons = await addPersons(api);
  const finder = ownerOf(owners, id);
  const place = finder && placeOf(owners, operationTable[id].path);
  const kind = place === null ? undefined : (ownedThings as Record<string, ThingKind>)[place];
  const thing = await kind?.make(api, persons);
  const { method, path, body } = sampleRequest(id, thing);
  const token = persons[kind === undefined ? partOf(id) : callerOf(kind)].token;
  return { method, url: apiPrefix + path, authorization: `Bearer ${token}`, body };
}

type Caller = Exclude<Part, "guest">;

function callerOf(kind: ThingKind): Caller {
  const [part] = kind.for;
  return part === undefined || part === "guest" ? "owner" : part;
}

function partOf(id: OperationId): Caller {
  const { rights } = operationTable[id];
  if (rights === "admin") return "admin";
  return rights === "moderate" ? "moderator" : "stranger";
}

/** Statuses that an operation may return for any request. */
function isExpected(id: OperationId, status: number): boolean {
  const declared: readonly number[] = operationTable[id].statuses;
  return declared.includes(status) || (status >= 400 && status < 500);
}

/** Sends requests and returns those that were answered with an error of the server, or not in time. */
async function failuresOf(
  id: OperationId,
  requests: readonly { name: string; options: InjectOptions }[],
): Promise<string[]> {
  const failures: string[] = [];
  const left = [...requests];
  const send = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const { name, options } = next;
      const sent = performance.now();
      const { statusCode, body, headers } = await server.inject(options);
      const ms = performance.now() - sent;
      const cause = causes.get(String(headers["x-request-id"]));
      const told = `${name}: ${statusCode} ${cause ?? body.slice(0, 200)}`;
      if (!isExpected(id, statusCode) || ms > PATIENCE) failures.push(told);
      if (headers["access-control-allow-origin"] !== undefined) failures.push(`CORS for ${told}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return failures;
}

/** The requests of an operation with hostile parts instead of, or besides, its own. */
function withParts({ method, url, authorization, body }: Target, parts: readonly HostileParts[]) {
  const usual = body === undefined ? undefined : JSON.stringify(body);
  return parts.map(({ name, headers, payload = usual }) => ({
    name,
    options: {
      method,
      url,
      headers: {
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        authorization,
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    },
  }));
}

describe.each(builtIds.map((id) => ({ id })))("$id", ({ id }) => {
  test("responds to hostile headers without a 5xx", async () => {
    expect(await failuresOf(id, withParts(await targetOf(id), hostileHeaders))).toEqual([]);
  });

  test("responds to unknown methods with 404 or 405", async () => {
    const { url, authorization } = await targetOf(id);
    const statuses = HOSTILE_METHODS.map(async (method) => {
      const { statusCode } = await server.inject({
        method: method as "OPTIONS",
        url,
        headers: { authorization },
      });
      return `${method} ${[404, 405].includes(statusCode) ? "refused" : statusCode}`;
    });
    expect(await Promise.all(statuses)).toEqual(HOSTILE_METHODS.map((method) => `${method} refused`));
  });

  test("responds to extreme dates without a 5xx", async () => {
    const target = await targetOf(id);
    const { method, url, authorization, body } = target;
    const queries = queriesOfExtremeDates(id).map((query) => ({
      name: query,
      options: {
        method,
        url: `${url}${url.includes("?") ? "&" : "?"}${query}`,
        headers: { authorization },
        ...(body === undefined ? {} : { payload: body as object }),
      },
    }));
    const all = [...queries, ...withParts(target, bodiesOfExtremeDates(id))];
    expect(await failuresOf(id, all)).toEqual([]);
  });
});

const withBody = builtIds.filter((id) => operationTable[id].body !== null);

test.each(withBody)("%s responds to broken JSON and forms without a 5xx", async (id) => {
  expect(await failuresOf(id, withParts(await targetOf(id), brokenBodies(id)))).toEqual([]);
});

test("the server is healthy afterwards, and all hostile requests took less than a minute", async () => {
  expect((await server.inject("/health")).statusCode).toBeLessThan(500);
  expect((await api.request("GET", "/diaries")).status).toBe(200);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(MAX_SECONDS);
});
