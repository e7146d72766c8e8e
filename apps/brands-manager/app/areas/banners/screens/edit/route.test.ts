import { SAMPLE_BANNER } from "@grow/app-kit/ads/testing/sample-banner.ts";
import { fakeContext, formRequest, rejecting } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, handle, loader } from "./route.tsx";

const EDIT = "/brands-manager/banners/edit/{type}/{id}";
const base = {
  brand: { id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
  ...{ rights: ["edit"], managers: [], items_brand: [] },
};
const visit = (type: string, id: string, answers: object, query = "") => {
  const path = `/brands-manager/banners/edit/${type}/${id}${query}`;
  const { context, calls } = fakeContext({
    ...{ path, cookie: "token=t", api: { "GET /brands-manager/base": base, ...answers } },
  });
  const params = { type, id };
  return {
    calls,
    load: () => loader({ request: new Request(context.url), context, params }),
    send: (fields: Record<string, string>) => action({ request: formRequest(path, fields), context, params }),
  };
};

describe("the editor of a banner", () => {
  it("is for managers", () => {
    expect(handle).toMatchObject({ middleware: ["auth", "manager"] });
  });

  it.each([
    ["sidebar", "14"],
    ["button", "14"],
    ["popup", "14"],
    ["toString", "14"],
    ["box", "0"],
    ["box", "x"],
  ])("does not open %s/%s", async (type, id) => {
    await expect(visit(type, id, {}).load()).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("shows a saved banner, and a draft of a change", async () => {
    const view = await visit("box", "14", { [`GET ${EDIT}`]: SAMPLE_BANNER }).load();
    expect(view).toMatchObject({ id: 14, kind: "box", state: "running", isDraft: false, version: 3 });
    const draft = { ...SAMPLE_BANNER, tmp_id: "9e2f6c84" };
    expect((await visit("box", "14", { [`GET ${EDIT}`]: draft }).load()).isDraft).toBe(true);
  });

  it("tells an empty new banner from a saved draft of one", async () => {
    const empty = { ...SAMPLE_BANNER, id: null, tmp_id: "9e2f6c84", update_date: null, state: "draft" };
    expect((await visit("box", "new", { [`GET ${EDIT}`]: empty }).load()).isDraft).toBe(false);
    const saved = { ...empty, update_date: "2026-09-14T08:30:00.000Z" };
    const { load, calls } = visit("box", "new", { [`GET ${EDIT}`]: saved }, "?tmp_id=9e2f6c84");
    expect((await load()).isDraft).toBe(true);
    expect(calls.at(-1)?.init?.params).toMatchObject({ query: { brand_id: 3, tmp_id: "9e2f6c84" } });
  });

  it("saves a draft and stays, submits and returns to the list", async () => {
    const draft = { ...SAMPLE_BANNER, id: null, tmp_id: "9e2f6c84", state: "draft" };
    const fields = { version: "1", tmp_id: "9e2f6c84", name: "Autumn", intent: "draft" };
    const saved = (await visit("box", "new", { [`POST ${EDIT}`]: draft }).send(fields)) as Response;
    expect(saved.headers.get("location")).toBe("/brands-manager/banners/edit/box/new?tmp_id=9e2f6c84&saved");
    const review = { ...SAMPLE_BANNER, state: "review" };
    const sent = visit("box", "new", { [`POST ${EDIT}`]: review });
    const response = (await sent.send({ ...fields, intent: "submit" })) as Response;
    expect(response.headers.get("location")).toBe("/brands-manager/banners?done=submitted");
    expect(sent.calls.at(-1)?.init?.body).toMatchObject({ is_draft: false, name: "Autumn" });
  });

  it("stays on a banner whose change needed no review", async () => {
    const { send } = visit("box", "14", { [`POST ${EDIT}`]: SAMPLE_BANNER });
    const response = (await send({ version: "3", intent: "submit" })) as Response;
    expect(response.headers.get("location")).toBe("/brands-manager/banners/edit/box/14?saved");
  });

  it("says what is wrong with the picture, in its own words", async () => {
    const { send } = visit("cpm", "new", {
      [`POST ${EDIT}`]: rejecting(422, [
        { code: "not_allowed", field: "image_id" },
        { code: "out_of_range", field: "image_dark_id", params: { min: 640 } },
        { code: "wrong_format", field: "url" },
      ]),
    });
    expect(await send({ version: "1", intent: "submit", url: "loam.example" })).toMatchObject({
      data: {
        typed: { url: "loam.example" },
        errors: {
          fields: {
            image_id: expect.stringContaining("4:5"),
            image_dark_id: expect.stringContaining("640 × 800"),
            url: expect.stringContaining("https://"),
          },
        },
      },
      init: { status: 422 },
    });
  });

  it("keeps both texts after a colleague's save", async () => {
    const theirs = { ...SAMPLE_BANNER, title: "Hers", version: 4 };
    const { send } = visit("box", "14", { [`POST ${EDIT}`]: rejecting(409, [{ code: "stale" }], theirs) });
    expect(await send({ version: "3", title: "Mine", intent: "submit" })).toMatchObject({
      data: { typed: { title: "Mine" }, conflict: { version: 4, theirs: { title: "Hers" } } },
      init: { status: 409 },
    });
  });

  it("discards a draft alone, and deletes a banner", async () => {
    const removed = { "DELETE /brands-manager/banners/{id}": { id: 14, tmp_id: null } };
    const discard = visit("box", "14", removed);
    const stays = (await discard.send({ intent: "discard", tmp_id: "9e2f6c84" })) as Response;
    expect(stays.headers.get("location")).toBe("/brands-manager/banners/edit/box/14?discarded");
    expect(discard.calls.at(-1)?.init?.params).toEqual({
      ...{ path: { id: 14 }, query: { brand_id: 3, tmp_id: "9e2f6c84" } },
    });
    const gone = (await visit("box", "14", removed).send({ intent: "delete" })) as Response;
    expect(gone.headers.get("location")).toBe("/brands-manager/banners?done=deleted");
    const left = (await visit("box", "new", removed).send({ intent: "discard", tmp_id: "9" })) as Response;
    expect(left.headers.get("location")).toBe("/brands-manager/banners?done=discarded");
  });
});
