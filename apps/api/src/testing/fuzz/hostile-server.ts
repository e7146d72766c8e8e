import { apiPrefix, type OperationId, type OperationRow, operationTable } from "@grow/contract";
import type { FastifyInstance, InjectOptions } from "fastify";
import { createServer } from "../../http/create-server.ts";
import { ownerOf, placeOf } from "../../http/owners.ts";
import { operations } from "../../operations/index.ts";
import { owners } from "../../operations/owners.ts";
import { ownedThings, type ThingKind } from "../contract/owned-things.ts";
import { addPersons, areSignedIn, type Part } from "../contract/persons.ts";
import { sampleRequest } from "../contract/sample-request.ts";
import { type TestApi, testApi } from "../test-api.ts";
import {
  bodiesOfExtremeDates,
  brokenBodies,
  type HostileParts,
  hostileHeaders,
  queriesOfExtremeDates,
} from "./hostile-requests.ts";

/** A valid request of an authorised user, so that hostile parts get as far as possible. */
interface Target {
  readonly method: OperationRow["method"];
  readonly url: string;
  readonly authorization: string;
  readonly body: unknown;
}

/** A request whose name appears in failures. */
export interface HostileRequest {
  readonly name: string;
  readonly options: InjectOptions;
}

/** A server without rate limits, and hostile requests to each of its operations. */
export interface HostileServer {
  readonly api: TestApi;
  readonly server: FastifyInstance;
  targetOf(id: OperationId): Promise<Target>;
  withHeaders(id: OperationId): Promise<HostileRequest[]>;
  withExtremeDates(id: OperationId): Promise<HostileRequest[]>;
  withBrokenBodies(id: OperationId): Promise<HostileRequest[]>;
}

/**
 * Starts the server. The caller closes it.
 *
 * @param onError - told of the errors behind responses, with the id of the request
 */
export async function startHostileServer(
  onError: (id: string, error: unknown) => void = () => undefined,
): Promise<HostileServer> {
  const api = await testApi();
  const server = await createServer({
    parts: api.parts,
    operations,
    owners,
    isChecked: true,
    hasLimits: false,
  });
  server.addHook("onError", async ({ id }, _reply, error) => onError(id, error));
  await server.ready();
  let persons = await addPersons(api);
  const targets = new Map<OperationId, Promise<Target>>();

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

  function targetOf(id: OperationId): Promise<Target> {
    const target = targets.get(id) ?? newTarget(id);
    targets.set(id, target);
    return target;
  }

  return {
    api,
    server,
    targetOf,
    withHeaders: async (id) => withParts(await targetOf(id), hostileHeaders),
    withExtremeDates: async (id) => {
      const target = await targetOf(id);
      return [
        ...withQueries(target, queriesOfExtremeDates(id)),
        ...withParts(target, bodiesOfExtremeDates(id)),
      ];
    },
    withBrokenBodies: async (id) => withParts(await targetOf(id), brokenBodies(id)),
  };
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

/** The requests of an operation with hostile parts instead of, or besides, its own. */
function withParts(
  { method, url, authorization, body }: Target,
  parts: readonly HostileParts[],
): HostileRequest[] {
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

function withQueries(
  { method, url, authorization, body }: Target,
  queries: readonly string[],
): HostileRequest[] {
  return queries.map((query) => ({
    name: query,
    options: {
      method,
      url: `${url}${url.includes("?") ? "&" : "?"}${query}`,
      headers: { authorization },
      ...(body === undefined ? {} : { payload: body as object }),
    },
  }));
}
