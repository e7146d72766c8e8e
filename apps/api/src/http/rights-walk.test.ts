import { type OperationId, type OperationRow, operationTable } from "@grow/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { samplePhoto } from "../media/testing/sample-photos.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { type OwnedThing, ownedThings, type ThingKind } from "../testing/contract/owned-things.ts";
import { addPersons, areSignedIn, type Part, type Persons } from "../testing/contract/persons.ts";
import { operationIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { uploadForm } from "../testing/upload-form.ts";
import { type OwnerFinder, ownerOf, placeOf } from "./owners.ts";
import type { AnyOperation } from "./run-operation.ts";

/** The owner last: what is his may be he himself, and gone afterwards. */
const PARTS: readonly Part[] = [
  "guest",
  "stranger",
  "otherManager",
  "moderator",
  "admin",
  "manager",
  "owner",
];

/** The part of those who walk through what is not built: nobody's rights depend on a thing there. */
const PARTS_OF_PENDING: readonly Part[] = ["guest", "stranger", "admin"];

const built: Partial<Record<OperationId, AnyOperation>> = operations;
interface Steps {
  readonly id: OperationId;
  handle: (given: never) => unknown;
  readonly versioned?: { look: (given: never) => unknown; makeAtOnce?: (given: never) => unknown };
}
const handlers: readonly Steps[] = Object.values(operations);
let api: TestApi;
/** Those who walk through what is not built, where nothing happens to them. */
let bystanders: Persons;
let persons: Persons;

beforeAll(async () => {
  for (const { versioned } of handlers) {
    if (versioned !== undefined) vi.spyOn(versioned, "look");
    if (versioned?.makeAtOnce !== undefined) vi.spyOn(versioned as Required<typeof versioned>, "makeAtOnce");
  }
  for (const operation of handlers) vi.spyOn(operation, "handle");
  api = await testApi();
  bystanders = await addPersons(api);
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

/** What an operation that looks before it makes begins with is the look, or both in one. */
function firstSteps({ handle, versioned }: Steps) {
  if (versioned === undefined) return [handle];
  const { look, makeAtOnce } = versioned;
  return makeAtOnce === undefined ? [look] : [look, makeAtOnce];
}

interface Walked {
  readonly id: OperationId;
  readonly finder: OwnerFinder | null;
  readonly kind: ThingKind | null;
  readonly isPending: boolean;
}

const walked = operationIds.map((id): Walked => {
  const finder = ownerOf(owners, id);
  const place = finder && placeOf(owners, operationTable[id].path);
  const kind = place === null ? null : (ownedThings as Record<string, ThingKind>)[place];
  return { id, finder, kind: kind ?? null, isPending: built[id] === undefined };
});

function rowOf(id: OperationId): OperationRow {
  return operationTable[id];
}

/** What the contract has this reader hear of an operation before its handler is asked; null when he may call it. */
function refusal({ id, finder, kind, isPending }: Walked, part: Part): string | null {
  const { rights } = rowOf(id);
  const noRight = "403 no_right";
  if (rights === "guest") return isPending ? "501 not_built" : null;
  if (part === "guest") return "401 not_signed_in";
  if (rights === "admin" && part !== "admin") return noRight;
  if (rights === "moderate" && part !== "admin" && part !== "moderator") return noRight;
  // Of what is not built only the address can tell whose the thing is.
  const isAsked = !isPending || finder?.by === "path";
  if (kind !== null && isAsked && !kind.for.has(part)) return noRight;
  return isPending ? "501 not_built" : null;
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
  const { id, finder, kind, isPending } = operation;
  const parts = isPending ? PARTS_OF_PENDING : PARTS;

  test(`is for those whom the contract lets in: ${operationTable[id].rights}`, async () => {
    if (!isPending && !(await areSignedIn(api, persons))) persons = await addPersons(api);
    const people = isPending ? bystanders : persons;
    for (const part of parts) {
      const thing = await kind?.make(api, people);
      const as = part === "guest" ? null : people[part].id;
      const { result, handled } = await handledBy(() => call(id, thing, as));
      const { status, codes } = result;
      const answer = `${status} ${codes[0] ?? ""}`.trim();
      const refused = refusal(operation, part);
      if (refused !== null) {
        expect(answer, part).toBe(refused);
        // Only a form is read before it can be told what it names.
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
  test("goes through every operation of the contract", () => {
    expect(walked.map(({ id }) => id)).toEqual(Object.keys(operationTable));
  });

  test("knows a thing for every built operation of owners and managers", () => {
    const unknown = walked.filter(({ id, kind, isPending }) => {
      const { rights } = rowOf(id);
      return !isPending && kind === null && (rights === "owner" || rights === "manager");
    });
    expect(unknown).toEqual([]);
  });
});
