import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { sampleDiary } from "../../../../shared/testing/sample-diary.ts";
import { loader } from "./route.ts";

type Visit = NonNullable<Parameters<typeof fakeContext>[0]>;

const session = { user: { id: 7, name: "grower" }, access: [] } as unknown as NonNullable<Visit["session"]>;
const card = (id: number) => ({ id, seeds: [] });
const last = sampleDiary([], {
  items_equip: [
    { id: 1, category: "tent", name: "Orchard 80", product_id: 31, link: null, item_brand: null },
  ],
});

async function ask(search: string, visit: Visit) {
  const { context, calls } = fakeContext(visit);
  const request = new Request(`https://grow.example/diaries/edit/used${search}`);
  const response = await loader({ request, context, params: {} });
  return { calls, response, json: await response.json() };
}

it("used equipment comes from the user's latest diary, except the edited one", async () => {
  const api = { "GET /diaries": { items: [card(12), card(9)] }, "GET /diaries/{id}": last };
  const { calls, response, json } = await ask("?but=12", { session, api });
  expect(calls.map(({ init }) => init?.params)).toEqual([
    { query: { user_id: 7, sort: "update", limit: 6 } },
    { path: { id: 9 } },
  ]);
  expect(json).toEqual([{ categories: ["tent"], name: "Orchard 80", product_id: "31" }]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

it("used equipment is empty for a first diary, and for guests without a request", async () => {
  const first = await ask("?but=12", { session, api: { "GET /diaries": { items: [card(12)] } } });
  expect([first.json, first.calls.length]).toEqual([[], 1]);
  const guest = await ask("", {});
  expect([guest.json, guest.calls.length]).toEqual([[], 0]);
});
