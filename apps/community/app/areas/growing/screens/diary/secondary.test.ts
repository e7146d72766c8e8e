import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { loader as sameWeek } from "./same-week.ts";
import { loader as similar } from "./similar.ts";

type Visit = NonNullable<Parameters<typeof fakeContext>[0]>;

async function ask(loader: typeof similar, visit: Visit, params: Record<string, string> = {}) {
  const { context, calls } = fakeContext(visit);
  Object.assign(context, { contentKeys: new ContentKeys() });
  const response = await loader({ request: new Request(context.url), context, params });
  return { calls, response, json: await response.json() };
}

const none = { items: [], total: 0, start: 0, limit: 8 };
const similarTo = "GET /diaries/{id}/similar-diaries";

describe("what a diary's page asks for later", () => {
  it("are diaries like it, kept for guests and for nobody with a token", async () => {
    const guest = await ask(similar, { api: { [similarTo]: none } }, { id: "12-night-plum" });
    expect(guest.calls[0]?.init?.params).toEqual({ path: { id: 12 }, query: { limit: 8 } });
    expect(guest.json).toEqual([]);
    expect(guest.response.headers.get("cache-control")).toMatch(/^public/);
    const own = await ask(similar, { api: { [similarTo]: none }, cookie: "token=t" }, { id: "12" });
    expect(own.response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is nothing for a diary that the reader may not see", async () => {
    const refused = {
      [similarTo]: () => {
        throw refusal(404, [{ code: "not_found" }]);
      },
    };
    await expect(ask(similar, { api: refused }, { id: "12" })).rejects.toMatchObject({ status: 404 });
  });

  it("is nothing for what can be no diary or week", async () => {
    const unknown = { init: { status: 404 } };
    await expect(ask(similar, {}, { id: "x" })).rejects.toMatchObject(unknown);
    await expect(ask(sameWeek, {}, { id: "12", week: "new" })).rejects.toMatchObject(unknown);
  });

  it("is the same week of others, by the ids of the address", async () => {
    const api = {
      "GET /diaries/{id}/weeks/{week}/statistics": {
        item_strain: null,
        n: 0,
        n_min: 5,
        items_reading: [],
      },
      "GET /diaries/{id}/weeks/{week}/schemes": { items: [], total: 0, start: 0, limit: 20 },
    };
    const { calls, json } = await ask(sameWeek, { api }, { id: "12-night-plum", week: "181" });
    expect(calls[0]?.init?.params?.path).toEqual({ id: 12, week: 181 });
    expect(calls[1]?.init?.params?.path).toEqual({ id: 12, week: 181 });
    expect(json).toEqual({ strain: null, n: 0, spreads: [], schemes: [] });
  });
});
