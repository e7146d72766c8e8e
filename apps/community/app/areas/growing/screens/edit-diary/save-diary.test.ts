import { ApiError } from "@grow/api-client";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleDiary } from "../../../../shared/testing/sample-diary.ts";
import type { RefusedDiary } from "../../shared/diary-form/use-diary-form.ts";
import { loader } from "./route.tsx";
import { saveDiary } from "./save-diary.ts";

const path = "/diaries/edit/12";
const saved = sampleDiary([], { id: 12, link: "/diaries/12-night-plum", photo_id: 3, version: 5 });
const fields = {
  version: "4",
  name: "Night Plum",
  lang: "en",
  type_room: "1",
  type_soil: "2",
  type_watering: "2",
  visibility: "unlisted",
  cnt_seeds: "3",
  cover: "3",
};

async function send(sent: Record<string, string>, api: Record<string, unknown>) {
  const { context, calls } = fakeContext({ path, api });
  const answer = await saveDiary({ request: formRequest(path, sent), context, params: { id: "12" } });
  return { answer, calls };
}

function refused(answer: unknown): [number | undefined, RefusedDiary] {
  const { data, init } = answer as { data: RefusedDiary; init: ResponseInit | null };
  return [init?.status, data];
}

function to(answer: unknown): [number, string | null] {
  const { status, headers } = answer as Response;
  return [status, headers.get("location")];
}

describe("saving a diary", () => {
  it("replaces the editable fields and redirects to its page, under its new name", async () => {
    const { answer, calls } = await send(fields, { "PUT /diaries/{id}": saved });
    expect(calls.map(({ method, path: called }) => `${method} ${called}`)).toEqual(["PUT /diaries/{id}"]);
    expect(calls[0]?.init?.body).toMatchObject({ version: 4, visibility: "unlisted", is_hidden: false });
    expect(to(answer)).toEqual([303, "/diaries/12-night-plum"]);
  });

  it("changes the cover only if another was chosen", async () => {
    const { calls } = await send(
      { ...fields, cover: "9" },
      { "PUT /diaries/{id}": saved, "PUT /diaries/{id}/cover-week": saved },
    );
    expect(calls[1]).toMatchObject({ path: "/diaries/{id}/cover-week", init: { body: { photo_id: 9 } } });
  });

  it("shows at the cover that its photo was removed, and continues from the saved state", async () => {
    const api = {
      "PUT /diaries/{id}": saved,
      "PUT /diaries/{id}/cover-week": () => {
        throw refusal(422, [{ code: "removed_photo", field: "photo_id" }]);
      },
    };
    const [status, data] = refused((await send({ ...fields, cover: "9" }, api)).answer);
    expect([status, data.version, Object.keys(data.errors.fields)]).toEqual([422, "5", ["cover"]]);
  });

  it("keeps the input after a conflict, and overwrites only on request", async () => {
    const stale = () => {
      const details = [{ type: "error" as const, code: "stale" as const, text: "" }];
      throw new ApiError({ status: 409, details, data: { ...saved, version: 6 } });
    };
    const [status, data] = refused((await send(fields, { "PUT /diaries/{id}": stale })).answer);
    expect(status).toBe(409);
    expect(data).toMatchObject({ conflict: 6, version: "4", form: { name: "Night Plum" } });
    const { calls } = await send({ ...fields, keep: "6" }, { "PUT /diaries/{id}": saved });
    expect(calls[0]?.init?.body).toMatchObject({ version: 6 });
  });

  it("shows errors at the fields of an invalid form without a request", async () => {
    const { answer, calls } = await send({ ...fields, name: " ", cnt_seeds: "many" }, {});
    const [status, data] = refused(answer);
    expect([status, Object.keys(data.errors.fields), calls]).toEqual([422, ["name", "cnt_seeds"], []]);
  });

  it("says what is wrong with a name of digits and with half a seed", async () => {
    const half = refused((await send({ ...fields, cnt_seeds: "3,5" }, {})).answer)[1];
    expect(half.errors.fields).toEqual({ cnt_seeds: "Enter a whole number, for example 3." });
    const api = {
      "PUT /diaries/{id}": () => {
        throw refusal(422, [{ code: "wrong_format", field: "name" }]);
      },
    };
    const digits = refused((await send({ ...fields, name: "12345" }, api)).answer)[1];
    expect(digits.errors.fields).toEqual({ name: "Use at least one letter in the name." });
  });

  it("shows the API's error at its row", async () => {
    const sent = {
      ...fields,
      "equip.0.category": "tent",
      "equip.0.name": "",
      "equip.1.category": "fan",
      "equip.1.name": "A fan",
      "equip.1.product_id": "7",
    };
    const api = {
      "PUT /diaries/{id}": () => {
        throw refusal(422, [{ code: "unknown_reference", field: "items_equip.0.product_id" }]);
      },
    };
    const [, data] = refused((await send(sent, api)).answer);
    expect(Object.keys(data.errors.fields)).toEqual(["items_equip.1"]);
  });
});

describe("other actions of a diary's editor", () => {
  it("creates a copy, with the growing weeks if checked, and opens it", async () => {
    const { answer, calls } = await send(
      { intent: "duplicate", copy_name: " Round three ", is_weeks: "on", request_key: "key-of-this-page" },
      { "POST /diaries/{id}/duplicate": { ...saved, id: 13 } },
    );
    expect(calls[0]?.init).toMatchObject({
      body: { name: "Round three", is_weeks: true },
      idempotencyKey: "key-of-this-page",
    });
    expect(to(answer)).toEqual([303, "/diaries/edit/13"]);
  });

  it("deletes it and redirects to where it can be restored", async () => {
    const { answer, calls } = await send({ intent: "delete" }, { "DELETE /diaries/{id}": { id: 12 } });
    expect(calls[0]?.init?.params).toEqual({ path: { id: 12 } });
    expect(to(answer)).toEqual([303, "/diaries/edit/12/removed"]);
  });
});

describe("the editor of a diary", () => {
  const open = async (userId: number, access: ("moderate" | "admin" | "view_extra")[] = []) => {
    const user = { id: userId, name: "somebody" };
    const { context } = fakeContext({
      path,
      session: { user, access } as never,
      api: { "GET /diaries/{id}": saved },
    });
    return await loader({ request: new Request(context.url), context, params: { id: "12" } });
  };
  const author = saved.item_user?.id ?? 0;

  it("opens for the author and moderators, and is noindex", async () => {
    expect((await open(author)).head).toMatchObject({ isIndexed: false });
    expect((await open(author + 1, ["moderate"])).version).toBe(5);
  });

  it("is a 403 for other users", async () => {
    await expect(open(author + 1, ["view_extra"])).rejects.toMatchObject({ init: { status: 403 } });
  });
});
