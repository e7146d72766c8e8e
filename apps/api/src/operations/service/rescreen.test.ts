import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { samplePhoto } from "../../media/testing/sample-photos.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { uploadForm } from "../../testing/upload-form.ts";

const api = freshApi();
let owner: TestUser;
let id: number;

beforeEach(async () => {
  owner = await api.addUser({ name: "owner" });
  id = await addDiary(api.database.db, { userId: owner.id });
});

const redraw = (as: number | null, diary = id) =>
  api.request<Schema<"Screen">>("POST", "/service/rescreen", { as, body: { type: "diary", id: diary } });
const address = async () =>
  (await api.request<Schema<"Diary">>("GET", `/diaries/${id}`)).body.data.cover_og ?? "";
const image = (url: string) => api.server.inject({ url });

async function addCover() {
  const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: await samplePhoto(1400, 900) });
  await api.request("POST", "/uploads/diaries/covers", { as: owner.id, headers, body: payload });
  await api.parts.media.finisher.idle();
}

describe("POST /service/rescreen", () => {
  it("draws the image again at another address, and removes the old one", async () => {
    await addCover();
    const before = await address();
    expect((await image(before)).statusCode).toBe(200);
    const { status, body } = await redraw(owner.id);
    expect(status).toBe(200);
    expect(body.data.url).not.toBe(before);
    expect(await address()).toBe(body.data.url);
    expect([(await image(body.data.url)).statusCode, (await image(before)).statusCode]).toEqual([200, 404]);
  });

  it("returns 422 for a diary without a cover", async () => {
    expect((await redraw(owner.id)).codes).toEqual(["unknown_reference id"]);
  });

  it("is for the author and moderators", async () => {
    await addCover();
    const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
    const stranger = await api.addUser({ name: "stranger" });
    expect((await redraw(moderator.id)).status).toBe(200);
    expect([(await redraw(null)).status, (await redraw(stranger.id)).status]).toEqual([401, 403]);
    expect((await redraw(owner.id, 999)).status).toBe(404);
  });
});
