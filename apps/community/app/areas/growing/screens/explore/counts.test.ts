import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { loader } from "./counts.ts";

type Visit = NonNullable<Parameters<typeof fakeContext>[0]>;

async function ask(visit: Visit) {
  const { context, calls } = fakeContext(visit);
  Object.assign(context, { contentKeys: new ContentKeys() });
  const response = await loader({ request: new Request(context.url), context, params: {} });
  return { calls, json: await response.json() };
}

describe("GET /explore/counts", () => {
  const group = { room: [], soil: [], watering: [], light: [], phase: [], events: [], video: [] };
  const api = { "GET /diaries/counts": { total: 2, ...group, light: [{ slug: "led", cnt_diaries: 2 }] } };

  it("counts once a minute for the same filters in any order", async () => {
    const first = await ask({ path: "/explore/counts?tags=led&tags=indoor", api });
    expect(first.json).toEqual({ led: 2 });
    expect(first.calls[0]?.init?.params?.query).toEqual({ tags: ["indoor", "led"] });
    const second = await ask({ path: "/explore/counts?tags=indoor&tags=led", api });
    expect([second.calls.length, second.json]).toEqual([0, { led: 2 }]);
  });

  it("returns 404 for an unknown filter", async () => {
    await expect(ask({ path: "/explore/counts?tags=moonlight", api })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});
