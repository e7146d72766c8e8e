import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { uploadForm } from "../testing/upload-form.ts";
import { finishVideo } from "./finish-video.ts";

const api = freshApi();
let author: TestUser;
const folder = mkdtempSync(join(tmpdir(), "grow-clips-"));

/** A clip of half a second that ffmpeg makes. */
function clip(name: string, size: string, more: readonly string[] = [], sound = true): Buffer {
  const path = join(folder, name);
  execFileSync("ffmpeg", [
    ...["-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", `testsrc=size=${size}:rate=10:duration=0.5`],
    ...(sound ? ["-f", "lavfi", "-i", "sine=duration=0.5", "-c:a", "aac"] : []),
    ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", ...more, path],
  ]);
  return readFileSync(path);
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
});

async function upload(bytes: Buffer, as: number | null = author.id, name = "clip.mp4") {
  const { payload, headers } = await uploadForm({}, { bytes, name });
  return await api.request<Schema<"VideoUpload">>("POST", "/uploads/videos", { as, headers, body: payload });
}

async function finished(bytes: Buffer) {
  const { body } = await upload(bytes);
  const { id } = body.data.item_video;
  const tools = { db: api.database.db, ...api.parts.media, folder: join(folder, "work") };
  await finishVideo(tools, id);
  return (await api.request<Schema<"Video">>("GET", `/videos/${id}`, { as: author.id })).body.data;
}

describe("POST /uploads/videos", () => {
  it("makes a draft that is not ready, and queues its conversion", async () => {
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
        as: author.id,
        headers,
        body: payload,
      });
    };

    it("says what arrived, goes on after a part that was sent twice, and joins the parts", async () => {
      const bytes = clip("parts.mp4", "64x96");
      const half = Math.floor(bytes.length / 2);
      const first = await sendPart(bytes, [0, half]);
      expect([first.status, first.body.data]).toEqual([202, { received: half }]);
      expect((await sendPart(bytes, [0, half])).body.data).toEqual({ received: half });
      // A part too far on is not kept.
      expect((await sendPart(bytes, [half + 1, bytes.length])).body.data).toEqual({ received: half });
      const last = await sendPart(bytes, [half, bytes.length]);
      expect([last.status, last.body.data.item_video]).toMatchObject([201, { is_short: true, width: 64 }]);
      // Its answer was lost, and the client sends it again.
      const again = await sendPart(bytes, [half, bytes.length]);
      expect(again.body.data.item_video.id).toBe(last.body.data.item_video.id);
      const { rows } = await sql`select from video`.execute(api.database.db);
      expect(rows).toHaveLength(1);
    });

    it("returns 415 at the first part of what is no video, 413 for a size over the limit, 400 for nonsense", async () => {
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
      author = await api.addUser({ name: "second" });
      expect((await sendPart(bytes, [100, bytes.length])).body.data).toEqual({ received: 0 });
    });
  });

  it("returns 401 to a guest and 415 for what is no video", async () => {
    expect((await upload(Buffer.from("hello"), null)).status).toBe(401);
    expect((await upload(Buffer.from("a text named .mp4"))).status).toBe(415);
    expect((await upload(Buffer.alloc(0))).status).toBe(415);
    const { rows } = await sql`select from video`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it("refuses a broken video", async () => {
    const bytes = clip("whole.mp4", "64x96");
    expect((await upload(bytes.subarray(0, 200))).status).toBeGreaterThanOrEqual(415);
  });
});

describe("finishVideo", () => {
  it.each([
    ["portrait", "64x96", [], true, { is_short: true, width: 64, height: 96 }],
    ["landscape", "96x64", [], true, { is_short: false, width: 96, height: 64 }],
    ["without sound", "64x96", [], false, { is_short: true, width: 64, height: 96 }],
    ["10 bits", "64x96", ["-pix_fmt", "yuv420p10le"], true, { is_short: true, width: 64, height: 96 }],
  ] as const)("makes a %s clip ready, with a cover", async (name, size, more, sound, expected) => {
    const video = await finished(clip(`${name.replace(" ", "-")}.mp4`, size, more, sound));
    expect(video).toMatchObject({ ...expected, is_ready: true, cover: expect.stringContaining("/media/") });
    expect(video.duration).toBeCloseTo(0.5, 0);
  });

  it("does nothing the second time, and nothing for a video that is gone", async () => {
    const tools = { db: api.database.db, ...api.parts.media, folder };
    await expect(finishVideo(tools, 999)).resolves.toBeUndefined();
  });
});
