import { type OperationId, operationTable } from "@grow/contract";
import { expect, test } from "vitest";
import { owners } from "../operations/owners.ts";
import { ownedThings, type ThingKind } from "../testing/contract/owned-things.ts";
import { addPersons, type Part } from "../testing/contract/persons.ts";
import { pendingIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { testApi } from "../testing/test-api.ts";
import { ownerOf, placeOf } from "./owners.ts";

const CALLERS = ["guest", "stranger", "admin"] as const satisfies readonly Part[];
type Caller = (typeof CALLERS)[number];

/** The kind of thing whose owner the path identifies. Without a handler nothing else does. */
function kindByPath(id: OperationId): ThingKind | null {
  if (ownerOf(owners, id)?.by !== "path") return null;
  const place = placeOf(owners, operationTable[id].path);
  return place === null ? null : ((ownedThings as Record<string, ThingKind>)[place] ?? null);
}

function expectedAnswer(id: OperationId, caller: Caller, kind: ThingKind | null): string {
  const { rights } = operationTable[id];
  if (rights === "guest") return "501 not_built";
  if (caller === "guest") return "401 not_signed_in";
  const isForStaff = rights === "admin" || rights === "moderate";
  const isRefused = (isForStaff && caller !== "admin") || (kind !== null && !kind.for.has(caller));
  return isRefused ? "403 no_right" : "501 not_built";
}

test("pending operations return 501, and 401 or 403 to callers without the right", async () => {
  const api = await testApi();
  const persons = await addPersons(api);
  const answers: Record<string, Record<Caller, string>> = {};
  const expected: typeof answers = {};
  for (const id of pendingIds) {
    const kind = kindByPath(id);
    const { method, path, body } = sampleRequest(id, await kind?.make(api, persons));
    const given: Partial<Record<Caller, string>> = {};
    for (const caller of CALLERS) {
      const as = caller === "guest" ? null : persons[caller].id;
      const { status, codes } = await api.request(method, path, {
        as,
        ...(body === undefined ? {} : { body }),
      });
      given[caller] = `${status} ${codes[0]}`;
    }
    answers[id] = given as Record<Caller, string>;
    expected[id] = {
      guest: expectedAnswer(id, "guest", kind),
      stranger: expectedAnswer(id, "stranger", kind),
      admin: expectedAnswer(id, "admin", kind),
    };
  }
  expect(answers).toEqual(expected);
});
