import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { videoName } from "../../media/take-in-upload.ts";
import { uploadForm } from "../../testing/upload-form.ts";
import { videosApi } from "../../testing/videos-api.ts";

const { api, users, folder, clip, finished, storedFile, upload } = videosApi();

describe("POST /uploads/videos", () => {
  it("creates a draft that is not ready, and queues its conversion", async () => {
    const { status, body } = await upload(clip("portrait.mp4", "64x96"));
    expect(status).toBe(201);
    expect(body.data.item_video).toMatchObject({
      is_short: true,
      is_publish: false,
      is_ready: false,
      title: "",
    });
    expect(api.jobs.map(({ name }) => name)).toContain("convert-video");
  });

  describe("in parts", () => {
    // Files outlive a test: each has an upload of its own.
    let uploadId = "";
    beforeEach(() => {
      uploadId = randomUUID();
    });
    const sendPart = async (bytes: Buffer, [from, to]: readonly [number, number], change: object = {}) => {
      const fields = { upload: uploadId, offset: from, size: bytes.length, ...change };
      const { payload, headers } = await uploadForm(fields, {
        bytes: bytes.subarray(from, to),
        name: "clip.mp4",
      });
      return await api.request<Schema<"VideoUpload"> & { received: number }>("POST", "/uploads/videos", {
        as: users.author.id,
        headers,
        body: payload,
      });
    };

    it("reports the received parts, accepts a repeated part, and joins them", async () => {
      const bytes = clip("parts.mp4", "64x96");
      const half = Math.floor(bytes.length / 2);
      const first = await sendPart(bytes, [0, half]);
      expect([first.status, first.body.data]).toEqual([202, { received: half }]);
      expect((await sendPart(bytes, [0, half])).body.data).toEqual({ received: half });
      // A part out of order is not stored.
      expect((await sendPart(bytes, [half + 1, bytes.length])).body.data).toEqual({ received: half });
      const last = await sendPart(bytes, [half, bytes.length]);
      expect([last.status, last.body.data.item_video]).toMatchObject([201, { is_short: true, width: 64 }]);
      // Its response was lost, and the client retries.
      const again = await sendPart(bytes, [half, bytes.length]);
      expect(again.body.data.item_video.id).toBe(last.body.data.item_video.id);
      const { rows } = await sql`select from video`.execute(api.database.db);
      expect(rows).toHaveLength(1);
    });

    it("makes one video of a last part that is sent several times at once", async () => {
      const bytes = clip("at-once.mp4", "64x96");
      await sendPart(bytes, [0, 100]);
      const answers = await Promise.all([1, 2, 3, 4].map(() => sendPart(bytes, [100, bytes.length])));
      const { rows } = await sql<{ id: number }>`select id from video`.execute(api.database.db);
      const told = answers.map(({ status, body }) => [status, body.data.item_video?.id]);
      expect([rows.length, told]).toEqual([1, Array(4).fill([201, rows[0]?.id])]);
      const { rows: photos } = await sql<{ key: string }>`select key from photo`.execute(api.database.db);
      expect([photos.length, api.jobs.filter(({ name }) => name === "convert-video").length]).toEqual([1, 1]);
      expect(await readdir(join(api.parts.config.dataDir, "incoming"))).toEqual([]);
    });

    it("returns 415 at the first part of another file type, 413 for a size over the limit, 400 for invalid parts", async () => {
      const text = Buffer.from("not a video at all, but long enough to look at");
      expect((await sendPart(text, [0, 20])).status).toBe(415);
      const bytes = clip("limit.mp4", "64x96");
      expect((await sendPart(bytes, [0, 10], { size: 300_000_000 })).status).toBe(413);
      expect((await sendPart(bytes, [0, 10], { offset: bytes.length })).status).toBe(400);
      expect((await sendPart(bytes, [0, 10], { upload: "../../etc" })).status).toBe(400);
      expect((await sendPart(bytes, [0, bytes.length], { size: 10 })).status).toBe(400);
    });

    it("keeps the parts of two users apart", async () => {
      const bytes = clip("two.mp4", "64x96");
      await sendPart(bytes, [0, 100]);
      users.author = await api.addUser({ name: "second" });
      expect((await sendPart(bytes, [100, bytes.length])).body.data).toEqual({ received: 0 });
    });
  });

  it("returns 401 to a guest", async () => {
    expect((await upload(Buffer.from("hello"), null)).status).toBe(401);
  });

  it.each([
    ["no bytes", Buffer.alloc(0)],
    ["a text named .mp4", Buffer.from("hello")],
    ["a page named .mp4", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a program named .mp4", Buffer.from("\x7fELF\x02\x01\x01".padEnd(5000, "\0"), "latin1")],
  ])("returns 415 unsupported_type for %s", async (_what, bytes) => {
    const { status, codes } = await upload(bytes);
    expect([status, codes]).toEqual([415, ["unsupported_type file"]]);
    const { rows } = await sql`select from video`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it("returns 415 for a photo named .mp4", async () => {
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "green" } })
      .jpeg()
      .toBuffer();
    const { status, codes } = await upload(photo, users.author.id, "clip.mp4");
    expect([status, codes]).toEqual([415, ["unsupported_type file"]]);
    const { rows } = await sql`select from video`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it.each([
    ["ends before its tracks", "whole.mp4", 200, "422 wrong_format file"],
    ["is cut in the middle", "whole.mp4", 0.5, "422 wrong_format file"],
    ["is a WebM without a track", "whole.webm", 120, "422 wrong_format file"],
    ["is a MOV without a track", "whole.mov", 200, "422 wrong_format file"],
  ])("refuses a broken video that %s", async (_what, name, length, expected) => {
    const bytes = clip(name, "64x96");
    const { status, codes } = await upload(bytes.subarray(0, length < 1 ? bytes.length * length : length));
    expect(`${status} ${codes.join()}`).toBe(expected);
    const { rows } = await sql`select from video`.execute(api.database.db);
    expect(rows).toEqual([]);
  });
});

describe("without ffmpeg", () => {
  const path = process.env.PATH;
  /** Hides ffmpeg and all other programs, after the clips are made. */
  const hide = () => {
    process.env.PATH = folder;
  };
  afterEach(() => {
    process.env.PATH = path;
  });

  it.each([
    ["mp4", 64],
    ["webm", 64],
  ] as const)("a %s is accepted and ready unconverted, without a cover", async (format, width) => {
    const bytes = clip(`as-is.${format}`, "64x96");
    hide();
    const video = await finished(bytes);
    expect(video).toMatchObject({ is_ready: true, is_short: true, width, height: 96, cover: null });
    const { rows } = await sql<{ key: string }>`
      select p.key from video v join photo p on p.id = v.photo_id where v.id = ${video.id}`.execute(
      api.database.db,
    );
    expect(video.url).toBe(`/media/${rows[0]?.key}/${videoName(width, format)}`);
    const stored = await storedFile(rows[0]?.key ?? "", videoName(width, format));
    // Cleaned of metadata, which may change single bytes, but neither converted nor copied to other boxes.
    expect(stored.byteLength).toBe(bytes.byteLength);
  });

  it("a MOV returns 415 mov, whole and at its first part", async () => {
    const bytes = clip("phone.mov", "64x96");
    hide();
    const whole = await upload(bytes, users.author.id, "phone.mov");
    expect([whole.status, whole.codes]).toEqual([415, ["mov file"]]);
    const fields = { upload: randomUUID(), offset: 0, size: 50_000_000 };
    const { payload, headers } = await uploadForm(fields, { bytes, name: "phone.mov" });
    const first = await api.request("POST", "/uploads/videos", {
      as: users.author.id,
      headers,
      body: payload,
    });
    expect([first.status, first.codes]).toEqual([415, ["mov file"]]);
    const { rows } = await sql`select from video`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it("GET /uploads/videos names MP4 and WebM only", async () => {
    const kinds = async () =>
      (await api.request<Schema<"VideoKinds">>("GET", "/uploads/videos")).body.data.formats;
    expect(await kinds()).toEqual(["mp4", "mov", "webm"]);
    hide();
    expect(await kinds()).toEqual(["mp4", "webm"]);
  });
});
