import { type OperationId, type OperationRow, operationTable } from "@grow/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { samplePhoto } from "../media/testing/sample-photos.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { type OwnedThing, ownedThings, type ThingKind } from "../testing/contract/owned-things.ts";
import { addPersons, areSignedIn, type Part, type Persons } from "../testing/contract/persons.ts";
import { builtIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { uploadForm } from "../testing/upload-form.ts";
import { type OwnerFinder, ownerOf, placeOf } from "./owners.ts";

/** The owner last: the operation may delete the owner's account. */
const PARTS: readonly Part[] = [
  "guest",
  "stranger",
  "otherManager",
  "moderator",
  "admin",
  "manager",
  "owner",
];

interface Steps {
  readonly id: OperationId;
  handle: (given: never) => unknown;
  readonly versioned?: { precheck: (given: never) => unknown; respondUncached?: (given: never) => unknown };
}
const handlers: readonly Steps[] = Object.values(operations);
let api: TestApi;
let persons: Persons;

beforeAll(async () => {
  for (const { versioned } of handlers) {
    if (versioned !== undefined) vi.spyOn(versioned, "precheck");
    if (versioned?.respondUncached !== undefined)
      vi.spyOn(versioned as Required<typeof versioned>, "respondUncached");
  }
  for (const operation of handlers) vi.spyOn(operation, "handle");
  api = await testApi();
  persons = await addPersons(api);
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** The operations whose handlers were reached by a piece of work. */
async function handledBy<Result>(work: () => Promise<Result>) {
  for (const operation of handlers) for (const step of firstSteps(operation)) vi.mocked(step).mockClear();
  const result = await work();
  const handled = handlers.filter((operation) =>
    firstSteps(operation).some((step) => vi.mocked(step).mock.calls.length > 0),
  );
  return { result, handled: handled.map(({ id }) => id) };
}

/** The functions that may run first: a versioned operation begins with its precheck, or with both steps in one. */
function firstSteps({ handle, versioned }: Steps) {
  if (versioned === undefined) return [handle];
  const { precheck, respondUncached } = versioned;
  return respondUncached === undefined ? [precheck] : [precheck, respondUncached];
}

interface Walked {
  readonly id: OperationId;
  readonly finder: OwnerFinder | null;
  readonly kind: ThingKind | null;
}

const walked = builtIds.map((id): Walked => {
  const finder = ownerOf(owners, id);
  const place = finder && placeOf(owners, operationTable[id].path);
  const kind = place === null ? null : (ownedThings as Record<string, ThingKind>)[place];
  return { id, finder, kind: kind ?? null };
});

function rowOf(id: OperationId): OperationRow {
  return operationTable[id];
}

/** The error that this caller gets before the handler runs; null when they may call the operation. */
function refusal({ id, kind }: Walked, part: Part): string | null {
  const { rights } = rowOf(id);
  const noRight = "403 no_right";
  if (rights === "guest") return null;
  if (part === "guest") return "401 not_signed_in";
  if (rights === "admin" && part !== "admin") return noRight;
  if (rights === "moderate" && part !== "admin" && part !== "moderator") return noRight;
  return kind !== null && !kind.for.has(part) ? noRight : null;
}

async function call(id: OperationId, thing: OwnedThing | undefined, as: number | null) {
  const { method, path, body } = sampleRequest(id, thing);
  if (operationTable[id].body !== "multipart" || as === null) {
    return await api.request(method, path, { as, ...(body === undefined ? {} : { body }) });
  }
  const { payload, headers } = await uploadForm(thing?.form ?? {}, { bytes: await samplePhoto(8, 8) });
  return await api.request(method, path, { as, headers, body: payload });
}

describe.each(walked)("$id", (operation) => {
  const { id, finder, kind } = operation;

  test(`lets in the callers that its rights name: ${operationTable[id].rights}`, async () => {
    if (!(await areSignedIn(api, persons))) persons = await addPersons(api);
    for (const part of PARTS) {
      const thing = await kind?.make(api, persons);
      const as = part === "guest" ? null : persons[part].id;
      const { result, handled } = await handledBy(() => call(id, thing, as));
      const { status, codes } = result;
      const answer = `${status} ${codes[0] ?? ""}`.trim();
      const refused = refusal(operation, part);
      if (refused !== null) {
        expect(answer, part).toBe(refused);
        // Only a form must be read to identify its thing.
        expect(handled, part).toEqual(finder?.by === "form" && part !== "guest" ? [id] : []);
        continue;
      }
      expect(handled, `${part}: ${answer}`).toEqual([id]);
      expect(rowOf(id).statuses, part).toContain(status);
      if (kind !== null) expect(["401", "403"], part).not.toContain(String(status));
      if (thing?.params && !hasMoreParams(id, thing)) expect(status, part).not.toBe(404);
    }
  });
});

/** Whether the address also names something that the thing does not have yet. */
function hasMoreParams(id: OperationId, { params = {} }: OwnedThing): boolean {
  return [...operationTable[id].path.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !(name in params));
}

describe("the walk", () => {
  test("goes through every operation that has a handler", () => {
    expect(walked.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort());
  });

  test("knows a thing for every built operation of owners and managers", () => {
    const unknown = walked.filter(({ id, kind }) => {
      const { rights } = rowOf(id);
      return kind === null && (rights === "owner" || rights === "manager");
    });
    expect(unknown).toEqual([]);
  });
});
