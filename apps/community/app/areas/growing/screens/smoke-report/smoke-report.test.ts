import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleHarvest, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { loader } from "./route.tsx";
import { saveSmoke } from "./save-smoke.ts";

const harvest = sampleHarvest();
const diary = sampleDiary([sampleWeek(), harvest]);
const author = diary.item_user?.id ?? 0;
const products: Schema<"ProductReviewList"> = {
  items: [
    {
      item_product: {
        id: 51,
        name: "Base A/B",
        section: "nutrients",
        category: "base",
        link: "/nutrients/loam/base",
        logo_s: null,
        item_brand: null,
      },
      item_review: null,
    },
    {
      item_product: {
        id: 52,
        name: "Tent",
        section: "grow-tents",
        category: null,
        link: "/grow-tents/x/tent",
        logo_s: null,
        item_brand: null,
      },
      item_review: null,
    },
  ],
  total: 2,
  start: 0,
  limit: 100,
};
const api = { "GET /diaries/{id}": diary, "GET /diaries/{id}/products-review": products };
const session = (id: number, access: string[] = []) => ({ user: { id }, access }) as never;

async function open(week: number, visit: Parameters<typeof fakeContext>[0] = {}) {
  const { context } = fakeContext({ api, session: session(author), ...visit });
  return await loader({
    request: new Request(context.url),
    context,
    params: { id: "12-night-plum", week: String(week) },
  });
}

async function send(fields: Record<string, string>, answer: unknown) {
  const { context, calls } = fakeContext({
    api: { ...api, "PUT /diaries/{id}/weeks/{week}": answer },
    session: session(author),
  });
  const result = await saveSmoke({
    request: formRequest(`/diaries/12/weeks/${harvest.id}/smoke`, fields),
    context,
    params: { id: "12", week: String(harvest.id) },
  });
  return { result, put: calls.find(({ method }) => method === "PUT") };
}

describe("the editor of a smoke report", () => {
  it("opens with the harvest and the nutrients of the diary, and is noindex", async () => {
    const view = await open(harvest.id);
    expect(view.head).toMatchObject({ title: `Smoke report – ${diary.name}`, isIndexed: false });
    expect(view.week).toEqual({ id: harvest.id, version: 3, name: "harvest15" });
    expect(view.strains).toEqual(["Night Plum"]);
    expect(view.form.seed.n_general).toBe("8");
    expect(view.form.nutrients.map(({ name }) => name)).toEqual(["Base A/B"]);
  });

  it("is a 404 for other weeks and unknown ones", async () => {
    for (const week of [181, 999]) {
      await expect(open(week)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  it("is for the author and moderators", async () => {
    await expect(open(harvest.id, { session: session(author + 1) })).rejects.toMatchObject({
      init: { status: 403 },
    });
    await expect(open(harvest.id, { session: session(author + 1, ["moderate"]) })).resolves.toBeDefined();
  });

  it("saves the week and redirects to it", async () => {
    const { result, put } = await send({ version: "3", "seed.n_general": "9" }, harvest);
    expect(put?.init?.params?.path).toEqual({ id: 12, week: harvest.id });
    expect(put?.init?.body).toMatchObject({
      version: 3,
      item_harvest: { item_review_seed: { n_general: 9 } },
    });
    expect(result).toMatchObject({ status: 303 });
    expect((result as Response).headers.get("location")).toBe(`${diary.link}/week/${harvest.id}`);
  });

  it("overwrites a newer version only on request", async () => {
    const stale = () => {
      const error = refusal(409, [{ code: "stale" }]);
      return Promise.reject(Object.assign(error, { data: { ...harvest, version: 5 } }));
    };
    const { result } = await send({ version: "3", "seed.text": "Mine" }, stale);
    expect(result).toMatchObject({
      init: { status: 409 },
      data: {
        version: "3",
        form: { seed: { text: "Mine" } },
        conflict: { version: 5, date: harvest.update_date },
      },
    });
    const { put } = await send({ version: "3", keep: "5" }, harvest);
    expect(put?.init?.body).toMatchObject({ version: 5 });
  });

  it("shows the API's errors at the fields, and keeps the input", async () => {
    const refuse = () => {
      throw refusal(422, [
        { code: "too_long", field: "item_harvest.item_review_seed.text", params: { max: 5000 } },
      ]);
    };
    const { result } = await send({ version: "3", "seed.text": "Long" }, refuse);
    expect(result).toMatchObject({
      init: { status: 422 },
      data: {
        form: { seed: { text: "Long" } },
        errors: { form: null, fields: { "seed.text": expect.any(String) } },
      },
    });
  });
});
