import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const ROW: Schema<"StaffRow"> = {
  ...{ id: 7, desk: "brand", version: 3, link: "/nutrients/loam", is_remove: false, cnt_diaries: 2 },
  brand: {
    name: "Loam",
    section: "nutrients",
    description: "",
    lang: "en",
    site: null,
    place: null,
    year: null,
  },
  items_article: [],
};
const EDITED = {
  deed: "save",
  version: "3",
  "brand.name": "Loam & Lumen",
  "brand.section": "nutrients",
  "brand.lang": "en",
};

function visit(id: string, api: Record<string, unknown>, fields?: Record<string, string>) {
  const path = `/admin/catalogue/brand/${id}`;
  const { context, calls } = fakeContext({ path, cookie: "token=t", api });
  const params = { desk: "brand", id };
  const request = fields ? formRequest(path, fields) : new Request(context.url);
  return {
    calls,
    load: () => loader({ request, context, params }),
    send: () => action({ request, context, params }),
  };
}

const place = "/staff/catalogue/{desk}/{id}";

it("shows the values of a row and its changes", async () => {
  const log = { items: [], total: 0, start: 0, limit: 20 };
  const page = await visit("7", { [`GET ${place}`]: ROW, [`GET ${place}/changes`]: log }).load();
  expect(page).toMatchObject({ row: { version: 3 }, isAdmin: false, isSaved: false });
  expect(page.values).toMatchObject({ "brand.name": "Loam", "brand.year": "" });
});

it("a new row starts with a given name, and without a request", async () => {
  const page = await visit("new", {}).load();
  expect(page).toMatchObject({
    row: null,
    requestKey: expect.stringMatching(/./),
    values: { "brand.name": "", "brand.lang": "en" },
  });
});

it.each([
  ["moon", "7"],
  ["brand", "x"],
])("/admin/catalogue/%s/%s does not exist", async (desk, id) => {
  const { context } = fakeContext({ path: `/admin/catalogue/${desk}/${id}` });
  await expect(
    loader({ request: new Request(context.url), context, params: { desk, id } }),
  ).rejects.toMatchObject({ init: { status: 404 } });
});

describe("saving", () => {
  it("sends the edited row with its version, and shows the saved row", async () => {
    const { calls, send } = visit("7", { [`PUT ${place}`]: ROW }, EDITED);
    const answer = (await send()) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/admin/catalogue/brand/7?saved=1",
    ]);
    expect(calls[0]?.init?.body).toMatchObject({ version: 3, brand: { name: "Loam & Lumen", year: null } });
  });

  it("creates a new row", async () => {
    const fields = { ...EDITED, request_key: "key-1" };
    const { calls, send } = visit("new", { "POST /staff/catalogue/{desk}": { ...ROW, id: 8 } }, fields);
    expect(((await send()) as Response).headers.get("location")).toBe("/admin/catalogue/brand/8?saved=1");
    expect(calls[0]?.init).toMatchObject({ idempotencyKey: "key-1" });
  });

  it("keeps what was typed when the API rejects it, with the message at its field", async () => {
    const rejected = () => {
      throw refusal(422, [{ code: "too_long", field: "brand.name", params: { limit: 120 } }]);
    };
    const answer = await visit("7", { [`PUT ${place}`]: rejected }, EDITED).send();
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { deed: "save", version: null, values: { "brand.name": "Loam & Lumen" } },
    });
    expect(answer).toHaveProperty(["data", "errors", "fields", "brand.name"]);
  });
});

it.each([
  ["remove", `DELETE ${place}`],
  ["restore", `POST ${place}/restore`],
])("%s calls the API and stays on the page", async (deed, call) => {
  const answer = (await visit("7", { [call]: ROW }, { deed }).send()) as Response;
  expect(answer.headers.get("location")).toBe("/admin/catalogue/brand/7");
});

it("merging leads to the other row", async () => {
  const { calls, send } = visit(
    "7",
    { [`POST ${place}/merge`]: { ...ROW, id: 9 } },
    { deed: "merge", into: " loam " },
  );
  expect(((await send()) as Response).headers.get("location")).toBe("/admin/catalogue/brand/9?saved=1");
  expect(calls[0]?.init?.body).toEqual({ into: "loam" });
});

it("an unknown deed does nothing", async () => {
  await expect(visit("7", {}, { deed: "burn" }).send()).rejects.toMatchObject({ init: { status: 404 } });
});
