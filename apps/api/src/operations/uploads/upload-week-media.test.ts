import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { phonePhoto, pngPromising, samplePhoto } from "../../media/testing/sample-photos.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { type FormFile, uploadForm } from "../../testing/upload-form.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let id: number;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await samplePhoto(700, 500);
});
beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  id = await addDiary(api.database.db, { userId: author.id });
});

async function upload(
  fields: Record<string, string | number>,
  file: FormFile | undefined,
  as: TestUser | null = author,
) {
  const { payload, headers } = await uploadForm(fields, file);
  return send(payload, headers, as);
}

async function send(payload: Buffer, headers: Record<string, string>, as: TestUser | null = author) {
  const authorization = as === null ? {} : { authorization: `Bearer ${as.token}` };
  const answer = await api.server.inject({
    method: "POST",
    url: "/api/uploads/weeks/media",
    payload,
    headers: { ...headers, ...authorization },
  });
  const { data, details = [] } = answer.json();
  const codes = details.map(({ code, field }: Schema<"Detail">) => (field ? `${code} ${field}` : code));
  return { status: answer.statusCode, data: data as Schema<"Upload">, codes, details };
}

const storedKeys = async () => {
  const names = await readdir(join(api.parts.config.dataDir, "media")).catch(() => []);
  return names.filter((name) => name !== ".writing");
};
const incoming = () => readdir(api.parts.media.incoming).catch(() => []);
const rows = async () =>
  (await sql`select kind, state, diary_id, week_id from photo`.execute(api.database.db)).rows;

/** Nothing of a refused upload stays: no row, no picture, no half a file. */
async function expectNothingKept(keysBefore: readonly string[]) {
  expect(await rows()).toEqual([]);
  expect(await storedKeys()).toEqual(keysBefore);
  expect(await incoming()).toEqual([]);
}

describe("a photo", () => {
  it("exists before its week, upright, and is served at once", async () => {
    const { status, data } = await upload({ diary_id: id }, { bytes: await phonePhoto(800, 600) });
    expect(status).toBe(201);
    expect(data).toMatchObject({ type: "image", width: 600, height: 800, alt: "", is_remove: false });
    expect(data.preview).toMatch(/^data:image\/webp/);
    const picture = await api.server.inject(data.url);
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.includes("Exif")).toBe(false);
    await api.parts.media.finisher.idle();
    const ready = await api.server.inject(data.url);
    expect(ready.headers["cache-control"]).toContain("immutable");
    expect(await rows()).toEqual([{ kind: "photo", state: "ready", diary_id: id, week_id: null }]);
    expect(await incoming()).toEqual([]);
  });

  it("can then be added to a week", async () => {
    const { data } = await upload({ diary_id: id }, { bytes: jpeg });
    const { status, body } = await api.request<Schema<"Week">>("POST", `/diaries/${id}/weeks`, {
      as: author.id,
      body: { days: 1, faza: 0, items_photo: [{ id: data.id, alt: "Sprout" }] },
    });
    expect(status).toBe(201);
    expect(body.data.items_photo).toMatchObject([{ id: data.id, url: data.url, alt: "Sprout" }]);
  });

  it("is recognised by its content, in any order of the fields", async () => {
    const body = Buffer.concat([
      Buffer.from(
        '--edge\r\ncontent-disposition: form-data; name="file"; filename="notes.txt"\r\ncontent-type: text/plain\r\n\r\n',
      ),
      jpeg,
      Buffer.from(
        `\r\n--edge\r\ncontent-disposition: form-data; name="diary_id"\r\n\r\n${id}\r\n--edge--\r\n`,
      ),
    ]);
    expect((await send(body, { "content-type": "multipart/form-data; boundary=edge" })).status).toBe(201);
  });
});

it("a video is stored unchanged except for its location, and serves ranges", async () => {
  const bytes = await readFile(join(import.meta.dirname, "../../media/testing/balcony.mp4"));
  const { status, data } = await upload({ diary_id: id }, { bytes, name: "film.mp4", type: "video/mp4" });
  expect(status).toBe(201);
  expect(data).toMatchObject({ type: "video", width: 64, height: 36 });
  const part = await api.server.inject({ url: data.url, headers: { range: "bytes=4-7" } });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe("ftyp");
  expect((await api.server.inject(data.url)).rawPayload.includes("+52.5200")).toBe(false);
});

/** Makes a clip of a moving pattern with ffmpeg. */
async function clip(name: string, ...options: string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "grow-clip-"));
  try {
    const path = join(folder, name);
    const pattern = ["-f", "lavfi", "-i", "testsrc=size=96x64:rate=10:duration=1"];
    await promisify(execFile)("ffmpeg", ["-v", "error", ...pattern, ...options, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("a video of an iPhone becomes MP4", async () => {
  const sound = ["-f", "lavfi", "-i", "sine=duration=1", "-c:v", "libx264", "-c:a", "pcm_s16le"];
  const bytes = await clip(
    "film.mov",
    ...sound,
    "-pix_fmt",
    "yuv420p",
    "-metadata",
    "location=+52.5200+013.4050/",
  );
  const { status, data } = await upload(
    { diary_id: id },
    { bytes, name: "IMG_1.MOV", type: "video/quicktime" },
  );
  expect([status, data.type, data.width, data.height]).toEqual([201, "video", 96, 64]);
  expect(data.url).toMatch(/\.mp4$/);
  const stored = await api.server.inject(data.url);
  expect(stored.headers["content-type"]).toBe("video/mp4");
  expect(stored.rawPayload.includes("+52.5200")).toBe(false);
});

it("an animated GIF becomes a video, and a still one a photo", async () => {
  const moving = await upload({ diary_id: id }, { bytes: await clip("trim.gif"), name: "trim.gif" });
  expect(moving.data).toMatchObject({ type: "video", width: 96, height: 64 });
  const still = await upload(
    { diary_id: id },
    { bytes: await clip("one.gif", "-frames:v", "1"), name: "one.gif" },
  );
  expect(still.data).toMatchObject({ type: "image", width: 96, height: 64 });
});

describe("is rejected and not stored:", () => {
  it.each<[string, () => Promise<FormFile> | FormFile, number, string]>([
    ["a text named .jpg", () => ({ bytes: Buffer.from("Dear diary") }), 415, "unsupported_type file"],
    [
      "a drawing that may carry scripts",
      () => ({ bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") }),
      415,
      "unsupported_type file",
    ],
    [
      "a HEIC picture",
      () => ({
        bytes: Buffer.concat([
          Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
          Buffer.alloc(400),
        ]),
      }),
      415,
      "heic file",
    ],
    [
      "an animated WebP",
      async () => ({
        bytes: await sharp(await clip("turn.gif"), { animated: true })
          .webp()
          .toBuffer(),
      }),
      415,
      "animated file",
    ],
    ["a picture of 900 megapixels", () => ({ bytes: pngPromising(30_000, 30_000) }), 422, "pixel_limit file"],
    [
      "a picture cut in the middle",
      () => ({ bytes: jpeg.subarray(0, jpeg.length / 2) }),
      422,
      "wrong_format file",
    ],
    [
      "50 MB",
      () => ({ bytes: Buffer.concat([jpeg, Buffer.alloc(50 * 1024 * 1024)]) }),
      413,
      "too_large file",
    ],
  ])("%s", async (_, file, status, code) => {
    const keysBefore = await storedKeys();
    const answer = await upload({ diary_id: id }, await file());
    expect(answer.status).toBe(status);
    expect(answer.codes).toEqual([code]);
    await expectNothingKept(keysBefore);
  });

  it("a truncated form", async () => {
    const keysBefore = await storedKeys();
    const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: jpeg });
    const answer = await send(payload.subarray(0, payload.length - 2000), headers);
    expect(answer).toMatchObject({ status: 400, codes: ["broken_upload file"] });
    await expectNothingKept(keysBefore);
  });

  it("a body that is not a form", async () => {
    const answer = await send(Buffer.from("{}"), { "content-type": "application/json" });
    expect(answer).toMatchObject({ status: 415 });
  });

  it("a form without its file, or without a diary", async () => {
    const keysBefore = await storedKeys();
    expect(await upload({ diary_id: id }, undefined)).toMatchObject({
      status: 422,
      codes: ["required file"],
    });
    expect(await upload({}, { bytes: jpeg })).toMatchObject({ status: 422, codes: ["required diary_id"] });
    expect(await upload({ diary_id: "mine" }, { bytes: jpeg })).toMatchObject({
      status: 422,
      codes: ["wrong_type diary_id"],
    });
    await expectNothingKept(keysBefore);
  });

  it("an upload with a lost connection", async () => {
    const keysBefore = await storedKeys();
    await api.server.listen({ host: "127.0.0.1", port: 0 });
    const socket = connect((api.server.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    const { payload, headers } = await uploadForm({ diary_id: id }, { bytes: jpeg });
    socket.write(
      `POST /api/uploads/weeks/media HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${author.token}\r\n` +
        `content-type: ${headers["content-type"]}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, payload.length / 2));
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toEqual([]);
    await expectNothingKept(keysBefore);
  });
});

it("uploadWeekMedia is for the author of the diary", async () => {
  const keysBefore = await storedKeys();
  expect((await upload({ diary_id: id }, { bytes: jpeg }, null)).status).toBe(401);
  expect((await upload({ diary_id: id }, { bytes: jpeg }, other)).status).toBe(403);
  expect((await upload({ diary_id: 999 }, { bytes: jpeg })).status).toBe(404);
  expect((await upload({ diary_id: id, week_id: 999 }, { bytes: jpeg })).status).toBe(404);
  await expectNothingKept(keysBefore);
  const week_id = await addWeek(api.database.db, id);
  expect((await upload({ diary_id: id, week_id }, { bytes: jpeg })).status).toBe(201);
});
