import { execFileSync } from "node:child_process";
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
