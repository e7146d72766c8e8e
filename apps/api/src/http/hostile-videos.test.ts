import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UPLOAD_LIMITS } from "@grow/domain";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { WAITING_VIDEOS } from "../media/queue-conversion.ts";
import { box, numbers, text } from "../media/testing/mp4-boxes.ts";
import { UPLOAD_BUDGET } from "../media/upload-budget.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";
import { uploadForm } from "../testing/upload-form.ts";

const api = freshApi();
let author: TestUser;
const folder = mkdtempSync(join(tmpdir(), "grow-hostile-"));

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A grey clip of so many seconds, one frame in each. */
function clip(name: string, size: string, seconds: number, more: readonly string[] = []): Buffer {
  const path = join(folder, name);
  const codec = name.endsWith(".mp4") ? ["-c:v", "libx264", "-preset", "ultrafast"] : ["-c:v", "libvpx"];
  execFileSync("ffmpeg", [
    ...[
      "-nostdin",
      "-v",
      "error",
      "-y",
      "-f",
      "lavfi",
      "-i",
      `color=gray:size=${size}:rate=1:duration=${seconds}`,
    ],
    ...[...codec, "-pix_fmt", "yuv420p", ...more, path],
  ]);
  return readFileSync(path);
}

/** The clip whose headers say that it has so many seconds (ISO/IEC 14496-12, 8.2.2, 8.3.2 and 8.4.2). */
function shortened(bytes: Buffer, seconds: number): Buffer {
  const [movie, track, media] = ["mvhd", "tkhd", "mdhd"].map((type) => bytes.indexOf(type) + 4);
  if (movie === undefined || track === undefined || media === undefined) throw new Error("No header");
  bytes.writeUInt32BE(bytes.readUInt32BE(movie + 12) * seconds, movie + 16);
  bytes.writeUInt32BE(bytes.readUInt32BE(movie + 12) * seconds, track + 20);
  bytes.writeUInt32BE(bytes.readUInt32BE(media + 12) * seconds, media + 16);
  return bytes;
}

/** The clip whose track header says that it has this size. */
function reduced(bytes: Buffer, width: number, height: number): Buffer {
  const sizes = bytes.indexOf("tkhd") + 4 + 76;
  bytes.writeUInt32BE(width * 65_536, sizes);
  bytes.writeUInt32BE(height * 65_536, sizes + 4);
  return bytes;
}

/** The clip with another brand and this text in its first box, its samples after them. */
function disguised(bytes: Buffer, said: string): Buffer {
  const rest = bytes.subarray(bytes.readUInt32BE(0));
  const first = box("ftyp", text("jp2 "), numbers(0), text(said.padEnd(Math.ceil(said.length / 4) * 4)));
  const added = first.length - bytes.readUInt32BE(0);
  const table = rest.indexOf("stco") + 12;
  for (let entry = 0; entry < rest.readUInt32BE(table - 4); entry += 1) {
    rest.writeUInt32BE(rest.readUInt32BE(table + entry * 4) + added, table + entry * 4);
  }
  return Buffer.concat([first, rest]);
}

async function upload(bytes: Buffer, path = "/uploads/videos") {
  const { payload, headers } = await uploadForm({}, { bytes, name: "clip.mp4" });
  return await api.request("POST", path, { as: author.id, headers, body: payload });
}

const { video_pixels, video_seconds } = UPLOAD_LIMITS;
const ONE_FRAME = ["-frames:v", "1"];
const SDP = "v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\nc=IN IP4 127.0.0.1\r\nt=0 0\r\nm=video 5004 RTP/AVP 96\r\n";
const DASH = '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period/></MPD>';

describe("POST /uploads/videos", () => {
  it.each([
    [
      "longer than the limit",
      () => clip("long.mp4", "16x16", video_seconds + 2),
      "422 duration_limit file",
      video_seconds,
    ],
    [
      "of another container, longer than the limit",
      () => clip("long.webm", "16x16", video_seconds + 2),
      "422 duration_limit file",
      video_seconds,
    ],
    [
      "longer than its headers say",
      () => shortened(clip("lie.mp4", "16x16", video_seconds + 2, ["-use_editlist", "0"]), 5),
      "422 duration_limit file",
      video_seconds,
    ],
    [
      "with larger frames than the limit",
      () => clip("large.mp4", "4096x2560", 1, ONE_FRAME),
      "422 pixel_limit file",
      video_pixels,
    ],
    [
      "with larger frames than its header says",
      () => reduced(clip("wide.mp4", "4096x2560", 1, ONE_FRAME), 64, 40),
      "422 pixel_limit file",
      video_pixels,
    ],
  ])("refuses a video %s, with the limit", async (_name, make, expected, limit) => {
    const { status, codes, body } = await upload(make());
    expect(`${status} ${codes.join()}`).toBe(expected);
    expect(body.details?.[0]?.params).toEqual({ limit });
    const { rows } = await sql`select from video union all select from photo`.execute(api.database.db);
    expect([rows, api.jobs]).toEqual([[], []]);
  });

  it("refuses Matroska that is no WebM", async () => {
    const { status, codes } = await upload(clip("film.mkv", "16x16", 1));
    expect([status, codes]).toEqual([415, ["unsupported_type file"]]);
  });

  it.each([
    ["session description", SDP],
    ["manifest of a stream", DASH],
  ])("reads a video of another brand as MP4 when its first box holds a %s", async (_name, said) => {
    const bytes = disguised(clip("brand.mp4", "64x96", 1), said);
    const { status, body } = await upload(bytes);
    expect([status, body.data]).toMatchObject([201, { item_video: { width: 64, height: 96 } }]);
  });

  const queued = () => api.jobs.filter(({ name }) => /^convert-/.test(name)).map(({ name }) => name);

  it("puts a large video into a queue of its own, where no small one waits", async () => {
    expect((await upload(clip("many.mp4", "64x96", 1))).status).toBe(201);
    expect((await upload(clip("hour.mp4", "1280x720", 180))).status).toBe(201);
    expect(queued()).toEqual(["convert-video", "convert-large-video"]);
  });

  it("returns 429 for the eleventh video that waits, also of those sent at once and removed ones", async () => {
    const bytes = clip("count.mp4", "64x96", 1);
    await Promise.all(Array.from({ length: WAITING_VIDEOS - 1 }, () => upload(bytes)));
    await sql`update video set is_remove = true, remove_date = now()`.execute(api.database.db);
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => {
        const { status, headers } = await upload(bytes);
        return `${status} ${headers["retry-after"] ?? ""}`;
      }),
    );
    expect(statuses.sort()).toEqual(["201 ", "429 300", "429 300"]);
    expect(queued()).toHaveLength(WAITING_VIDEOS);
    // Another member's video goes first.
    expect(api.jobs.at(-1)).toMatchObject({ priority: 1 - WAITING_VIDEOS });
    author = await api.addUser({ name: "another" });
    expect((await upload(bytes)).status).toBe(201);
    expect(api.jobs.at(-1)).toMatchObject({ name: "convert-video", priority: 0 });
  });

  it("returns 429 when the work of the hour's videos exceeds the budget, and stores nothing", async () => {
    const bytes = clip("work.mp4", "64x96", 1);
    expect((await upload(bytes)).status).toBe(201);
    const { rows } = await sql`select video from upload_budget`.execute(api.database.db);
    expect(rows).toEqual([{ video: 64 * 96 }]);
    await sql`update upload_budget set video = ${UPLOAD_BUDGET.video}`.execute(api.database.db);
    const { status, codes, headers } = await upload(bytes);
    expect([status, codes, Number(headers["retry-after"]) > 0]).toEqual([429, ["rate_limited"], true]);
    const { rows: stored } = await sql`select from photo`.execute(api.database.db);
    expect(stored).toHaveLength(1);
  });

  it("accepts the longest video and the largest frame", async () => {
    expect((await upload(clip("longest.mp4", "16x16", video_seconds))).status).toBe(201);
    expect((await upload(clip("largest.mp4", "4096x2304", 1, ONE_FRAME))).status).toBe(201);
  });
});
