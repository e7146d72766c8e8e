import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { createPhotoFinisher } from "../../media/photo-finisher.ts";
import { sweepMedia } from "../../media/sweep-media.ts";
import { samplePhoto } from "../../media/testing/sample-photos.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { uploadForm } from "../../testing/upload-form.ts";

const api = freshApi();
let author: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser();
  id = await addDiary(api.database.db, { userId: author.id });
});

/** Uploads a photo to a server that dies right after its response: nothing more is drawn. */
async function uploadToDyingServer(): Promise<Schema<"Upload">> {
  const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: await samplePhoto(1400, 1000) });
  const { finish } = api.parts.media.finisher;
  api.parts.media.finisher.finish = () => {};
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/uploads/weeks/media",
    payload,
    headers: { ...headers, authorization: `Bearer ${author.token}` },
  });
  api.parts.media.finisher.finish = finish;
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

it("a week takes the photos that were sent before the server died, and they are drawn to the end", async () => {
  const upload = await uploadToDyingServer();
  const next = await api.withConfig({});
  const finisher = createPhotoFinisher({
    db: api.database.db,
    ...api.parts.media,
    onError: (error) => {
      throw error;
    },
  });
  await sweepMedia(api.database.db, api.parts.media.store);
  const { status, body } = await next.request<Schema<"Week">>("POST", `/diaries/${id}/weeks`, {
    as: author.id,
    headers: { "idempotency-key": "the-press-that-waited" },
    body: { days: 1, faza: 0, items_photo: [{ id: upload.id }] },
  });
  expect([status, body.data.items_photo.map((photo) => photo.url)]).toEqual([201, [upload.url]]);
  // Shown while it is still being drawn, and whole after the next server has taken it up.
  expect((await next.server.inject(upload.url)).statusCode).toBe(200);
  await finisher.resume();
  await finisher.idle();
  const { rows } = await sql`select state from photo where id = ${upload.id}`.execute(api.database.db);
  expect(rows).toEqual([{ state: "ready" }]);
  expect((await next.server.inject(upload.url)).headers["cache-control"]).toContain("immutable");
});
