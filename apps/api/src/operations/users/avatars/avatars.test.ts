import { rateLimits, type Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { samplePhoto } from "../../../media/testing/sample-photos.ts";
import { spendUploadBudget, UPLOAD_BUDGET } from "../../../media/upload-budget.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { type TestUser, testApi } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";
import { uploadForm } from "../../../testing/upload-form.ts";

const api = freshApi();
let member: TestUser;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await samplePhoto(700, 500);
});
beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
});

async function upload(bytes: Buffer, as: number | null = member.id) {
  const { payload, headers } = await uploadForm({}, { bytes, name: "face.jpg" });
  return await api.request<Schema<"Upload">>("POST", "/uploads/users/avatars", {
    as,
    headers,
    body: payload,
  });
}
const set = (body: object, as: number | null = member.id, of = member.id) =>
  api.request<Schema<"UserAvatars">>("POST", `/users/${of}/avatars`, { as, body });
const remove = (avatar: number, as: number | null = member.id) =>
  api.request<Schema<"UserAvatars">>("DELETE", `/users/${member.id}/avatars/${avatar}`, { as });
const uploadId = async () => (await upload(jpeg)).body.data.id;

describe("POST /uploads/users/avatars", () => {
  test("stores a picture of the member", async () => {
    const { status, body } = await upload(jpeg);
    expect([status, body.data]).toMatchObject([201, { width: 700, height: 500 }]);
  });

  test("returns 401 for a guest, 415 for another kind of file and 422 without a file", async () => {
    expect((await upload(jpeg, null)).status).toBe(401);
    const text = await upload(Buffer.from("not a picture, whatever its name may say"));
    expect([text.status, text.codes]).toEqual([415, ["unsupported_type file"]]);
    const { payload, headers } = await uploadForm({});
    const none = await api.request("POST", "/uploads/users/avatars", {
      as: member.id,
      headers,
      body: payload,
    });
    expect([none.status, none.codes]).toEqual([422, ["required file"]]);
  });
});

describe("a limit of avatars", () => {
  test("returns 413 for an upload of more than 20 MiB and stores nothing", async () => {
    const { status, codes } = await upload(Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)]));
    expect([status, codes]).toEqual([413, ["too_large file"]]);
    expect((await sql`select from photo`.execute(api.database.db)).rows).toEqual([]);
  });

  test("returns 429 for an upload beyond the hourly budget and stores nothing", async () => {
    await spendUploadBudget(api.database.db, member.id, UPLOAD_BUDGET);
    const { status, codes } = await upload(jpeg);
    expect([status, codes]).toEqual([429, ["rate_limited"]]);
    expect((await sql`select from photo`.execute(api.database.db)).rows).toEqual([]);
  });

  test("returns 429 for choosing avatars more often than the limit", async () => {
    const limited = await testApi({ hasLimits: true });
    const { id } = await limited.addUser();
    const choose = () => limited.request("POST", `/users/${id}/avatars`, { as: id, body: {} });
    for (let n = 0; n < rateLimits.upload.max; n += 1) expect((await choose()).status).toBe(422);
    expect((await choose()).status).toBe(429);
  });
});

describe("POST /users/{id}/avatars", () => {
  test("crops the upload, and keeps earlier avatars to choose from", async () => {
    const [first, second] = [await uploadId(), await uploadId()];
    const { status, body } = await set({ upload_id: first, crop: { x: 100, y: 0, size: 400 } });
    expect([status, body.data.avatars]).toMatchObject([200, [{ id: first, is_current: true }]]);
    const { rows } = await sql<{ width: number; height: number }>`
      select width, height from photo where id = ${first}`.execute(api.database.db);
    expect(rows).toEqual([{ width: 400, height: 400 }]);
    await set({ upload_id: second });
    const again = await set({ upload_id: first });
    expect(again.body.data.avatars).toMatchObject([
      { id: second, is_current: false },
      { id: first, is_current: true },
    ]);
    expect(again.body.data.avatar_small).toBe(again.body.data.avatars[1]?.url);
  });

  test("returns 401 for a guest and 403 for another user, a moderator included", async () => {
    const moderator = await api.addUser({ access: ["moderate"] });
    const body = { upload_id: await uploadId() };
    expect((await set(body, null)).status).toBe(401);
    expect(await set(body, moderator.id)).toMatchObject({ status: 403, codes: ["no_right"] });
  });

  test.each([
    [{}, "required upload_id"],
    [{ crop: { x: 0, y: 0, size: 100 } }, "required upload_id"],
    [{ upload_id: "one" }, "wrong_type upload_id"],
    [{ upload_id: 999_999 }, "foreign_photo upload_id"],
  ])("returns 422 for %j", async (body, code) => {
    const { status, codes } = await set(body);
    expect([status, codes]).toEqual([422, [code]]);
  });

  test.each([
    [{ x: 0, y: 0, size: 501 }, "out_of_range crop.size"],
    [{ x: 400, y: 0, size: 400 }, "out_of_range crop.size"],
    [{ x: 0, y: 0, size: 8 }, "out_of_range crop.size"],
    [{ x: -1, y: 0, size: 100 }, "out_of_range crop.x"],
    [{ x: 0, y: 0 }, "required crop.size"],
  ])("returns 422 for a crop of %j", async (crop, code) => {
    const { status, codes } = await set({ upload_id: await uploadId(), crop });
    expect([status, codes]).toEqual([422, [code]]);
  });

  test("returns 422 for another user's upload and changes nothing", async () => {
    const other = await api.addUser();
    const foreign = (await upload(jpeg, other.id)).body.data.id;
    const { status, codes } = await set({ upload_id: foreign });
    expect([status, codes]).toEqual([422, ["foreign_photo upload_id"]]);
    const { rows } = await sql`select from avatar`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  test("refuses a body that cannot be read", async () => {
    const url = `/api/users/${member.id}/avatars`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: member.token });
  });
});

describe("DELETE /users/{id}/avatars/{avatar}", () => {
  test("deletes the current avatar, and chooses none of the others", async () => {
    const [first, second] = [await uploadId(), await uploadId()];
    await set({ upload_id: first });
    await set({ upload_id: second });
    const { status, body } = await remove(second);
    expect([status, body.data]).toMatchObject([
      200,
      { avatar_small: null, avatars: [{ id: first, is_current: false }] },
    ]);
    expect((await remove(second)).status).toBe(404);
  });

  test("returns 401 for a guest, 403 for another user and 404 for another user's avatar", async () => {
    const other = await api.addUser();
    const id = await uploadId();
    await set({ upload_id: id });
    expect((await remove(id, null)).status).toBe(401);
    expect(await remove(id, other.id)).toMatchObject({ status: 403, codes: ["no_right"] });
    const own = await api.request("DELETE", `/users/${other.id}/avatars/${id}`, { as: other.id });
    expect(own.status).toBe(404);
  });
});
