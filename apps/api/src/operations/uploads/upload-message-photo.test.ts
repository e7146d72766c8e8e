import type { Schema } from "@grow/contract";
import { beforeAll, expect, test } from "vitest";
import { samplePhoto } from "../../media/testing/sample-photos.ts";
import { chatApi } from "../../testing/chat-api.ts";
import { type FormFile, uploadForm } from "../../testing/upload-form.ts";

const { api, users, send, list, openAccepted } = chatApi();
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await samplePhoto(1400, 900);
});

async function upload(file: FormFile | undefined, as: number | null = users.ann.id) {
  const { payload, headers } = await uploadForm({}, file);
  return await api.request<Schema<"Upload">>("POST", "/uploads/messages/photos", {
    as,
    headers,
    body: payload,
  });
}

test("a photo is uploaded for a message, and loaded by its room only", async () => {
  await openAccepted();
  const { status, body } = await upload({ bytes: jpeg });
  expect([status, body.data.type]).toEqual([201, "image"]);
  await send(users.ann, `u-${users.ben.id}`, { photo_id: body.data.id });
  const photo = (await list(users.ben, `u-${users.ann.id}`)).body.data.items.at(-1)?.item_photo;
  expect(photo?.id).toBe(body.data.id);
  await api.parts.media.finisher.idle();
  const load = async (token?: string) =>
    (
      await api.server.inject({
        url: photo?.url ?? "",
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    ).statusCode;
  for (const { token } of [users.ann, users.ben, users.moderator]) expect(await load(token)).toBe(200);
  for (const token of [undefined, users.stranger.token]) expect(await load(token)).toBe(404);
});

test("other files and guests are refused", async () => {
  expect((await upload({ bytes: Buffer.from("%PDF-1.7 a text") })).status).toBe(415);
  expect((await upload(undefined)).status).toBe(422);
  expect((await upload({ bytes: jpeg }, null)).status).toBe(401);
});
