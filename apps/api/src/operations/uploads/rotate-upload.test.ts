import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { addDiary, addPhoto } from "../../testing/diary-rows.ts";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";
import { uploadForm } from "../../testing/upload-form.ts";

let api: TestApi;
let author: TestUser;
let other: TestUser;
let moderator: TestUser;
let photo: Schema<"Upload">;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.parts.media.finisher.idle();
  await api.reset();
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  const id = await addDiary(api.database.db, { userId: author.id });
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#336633" } })
    .jpeg()
    .toBuffer();
  const { payload, headers } = await uploadForm({ diary_id: id }, { bytes });
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/uploads/weeks/media",
    payload,
    headers: { ...headers, authorization: `Bearer ${author.token}` },
  });
  photo = answer.json().data;
});

const rotate = (angle: number, as: number | null = author.id, id: number = photo.id) =>
  api.request<Schema<"Upload">>("POST", `/uploads/rotate/${id}`, { as, body: { angle } });

it("a quarter turn swaps the sides under a new address, and the old one is gone", async () => {
  await api.parts.media.finisher.idle();
  const { status, body } = await rotate(90);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: photo.id, width: 200, height: 400 });
  expect(body.data.url).not.toBe(photo.url);
  expect((await api.server.inject(photo.url)).statusCode).toBe(404);
  await api.parts.media.finisher.idle();
  const turned = await api.server.inject(body.data.url);
  expect(turned.headers["cache-control"]).toContain("immutable");
  expect(await sharp(turned.rawPayload).metadata()).toMatchObject({ width: 200, height: 400 });
  const { rows } = await sql`select state, width, height from photo`.execute(api.database.db);
  expect(rows).toEqual([{ state: "ready", width: 200, height: 400 }]);
});

it("half a turn keeps the sides", async () => {
  expect((await rotate(180)).body.data).toMatchObject({ width: 400, height: 200 });
});

it("a turn that comes while the other sizes are still being drawn wins", async () => {
  const { body } = await rotate(270);
  await api.parts.media.finisher.idle();
  const { rows } = await sql<{ key: string; state: string }>`select key, state from photo`.execute(
    api.database.db,
  );
  expect(rows).toEqual([{ key: body.data.url.split("/")[2], state: "ready" }]);
  expect(await api.parts.media.store.list(photo.url.split("/")[2] ?? "")).toEqual([]);
});

it.each([45, 0, 360])("an angle of %i is invalid", async (angle) => {
  expect(await rotate(angle)).toMatchObject({ status: 422, codes: ["not_allowed angle"] });
});

it("a film and a picture that is still to be drawn cannot be turned", async () => {
  const { db } = api.database;
  const film = await addPhoto(db, { user_id: author.id, kind: "video", format: "mp4" });
  const planned = await addPhoto(db, { user_id: author.id, state: "planned", plan: "{}" });
  for (const id of [film, planned])
    expect((await rotate(90, author.id, id)).codes).toEqual(["not_allowed angle"]);
});

it("is for the owner and moderators", async () => {
  expect((await rotate(90, null)).status).toBe(401);
  expect((await rotate(90, other.id)).status).toBe(403);
  expect((await rotate(90, author.id, 999)).status).toBe(404);
  expect((await rotate(90, moderator.id)).status).toBe(200);
});

it("refuses what it cannot read", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/uploads/rotate/${photo.id}`,
    token: author.token,
  });
});
