import { SAMPLE_BANNER } from "@grow/app-kit/ads/testing/sample-banner.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";

const path = "/brands-manager/banners";
const base = {
  brand: { id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
  ...{ rights: ["edit"], managers: [], items_brand: [] },
};
const apiOf = (api: object) => ({ "GET /brands-manager/base": base, ...api });
const send = (fields: Record<string, string>, api: object) => {
  const { context, calls } = fakeContext({ path, cookie: "token=t", api: apiOf(api) });
  return { calls, answer: action({ request: formRequest(path, fields), context, params: {} }) };
};
const ENABLE = "POST /brands-manager/banners/enable/{id}";
const EDIT = "/brands-manager/banners/edit/{type}/{id}";

describe("/brands-manager/banners", () => {
  it("is for managers", () => {
    expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
  });

  it("lists the banners of the brand, of a state and a kind if wanted", async () => {
    const list = { items: [SAMPLE_BANNER], total: 1, start: 20, limit: 20 };
    const api = apiOf({ "GET /brands-manager/banners": list });
    const { context, calls } = fakeContext({
      path: `${path}?state=running&type=box&page=2`,
      cookie: "token=t",
      api,
    });
    const { rows, canEdit } = await loader({ request: new Request(context.url), context, params: {} });
    expect([rows.map(({ id }) => id), canEdit]).toEqual([[14], true]);
    expect(calls.at(-1)?.init?.params).toEqual({
      query: { brand_id: 3, state: "running", type: "box", start: 20, limit: 20 },
    });
  });

  it("pauses and resumes a banner", async () => {
    const { answer, calls } = send({ intent: "pause", id: "14" }, { [ENABLE]: SAMPLE_BANNER });
    expect((await answer) as Response).toMatchObject({ status: 303 });
    expect(calls.at(-1)?.init).toMatchObject({
      ...{ params: { path: { id: 14 } }, body: { brand_id: 3, is_enabled: false } },
    });
    const again = send({ intent: "resume", id: "14" }, { [ENABLE]: SAMPLE_BANNER });
    await again.answer;
    expect(again.calls.at(-1)?.init).toMatchObject({ body: { is_enabled: true } });
  });

  it("says why a banner cannot be turned on", async () => {
    const { answer } = send(
      { intent: "resume", id: "14" },
      {
        [ENABLE]: () => {
          throw refusal(403, [{ code: "premium_only" }]);
        },
      },
    );
    expect(await answer).toMatchObject({
      ...{ data: { errors: { form: expect.stringContaining("plan") } }, init: { status: 403 } },
    });
  });

  it("copies a banner into a draft without its days, and opens it", async () => {
    const image_dark = SAMPLE_BANNER.image && { ...SAMPLE_BANNER.image, id: 905 };
    const api = { [`GET ${EDIT}`]: { ...SAMPLE_BANNER, image_dark }, [`POST ${EDIT}`]: SAMPLE_BANNER };
    const { answer, calls } = send({ intent: "copy", id: "14", type: "box", tmp_id: "" }, api);
    const response = (await answer) as Response;
    const body = calls.at(-1)?.init?.body as Record<string, unknown>;
    expect(response.headers.get("location")).toBe(`${path}/edit/box/new?tmp_id=${body.tmp_id}`);
    expect(body).toMatchObject({
      ...{ brand_id: 3, is_draft: true, name: "Copy of Base A/B, autumn", title: "One chart for coco" },
      ...{ image_id: 904, image_dark_id: 905, image_alt: "Bottle", section: ["diary", "explore"] },
    });
    expect(Object.keys(body)).not.toContain("date_start");
  });

  it("copies the draft of a new banner", async () => {
    const api = { [`GET ${EDIT}`]: SAMPLE_BANNER, [`POST ${EDIT}`]: SAMPLE_BANNER };
    const { answer, calls } = send({ intent: "copy", id: "", type: "cpm", tmp_id: "9e2f6c84" }, api);
    await answer;
    expect(calls.at(-2)?.init?.params).toEqual({
      ...{ path: { type: "cpm", id: "new" }, query: { brand_id: 3, tmp_id: "9e2f6c84" } },
    });
  });

  it("copies no banner that staff sets up, and knows no other intent", async () => {
    for (const fields of [{ intent: "copy", id: "14", type: "sidebar" }, { intent: "burn", id: "14" }, {}])
      await expect(send(fields, {}).answer).rejects.toMatchObject({ init: { status: 404 } });
  });
});
