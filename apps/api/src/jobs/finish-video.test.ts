import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { videoName } from "../media/take-in-upload.ts";
import { videosApi } from "../testing/videos-api.ts";
import { giveUpVideo } from "./finish-video.ts";

const { api, users, clip, finish, finished, storedFile, upload } = videosApi();

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

  it("converts a MOV to MP4", async () => {
    const video = await finished(clip("phone.mov", "64x96"));
    expect(video).toMatchObject({ is_ready: true, is_short: true, width: 64, height: 96 });
    expect(video.url).toMatch(/\/64\.mp4$/);
  });

  it.each([
    [60, true],
    [61, false],
  ])("makes an upright clip of %i seconds a short: %s", async (seconds, isShort) => {
    const more = ["-vf", `tpad=stop_mode=clone:stop_duration=${seconds}`, "-t", String(seconds)];
    const video = await finished(clip(`${seconds}.mp4`, "64x96", more, false));
    expect([video.is_short, Math.round(video.duration)]).toEqual([isShort, seconds]);
  });

  /** The clip with nothing in its samples (ISO/IEC 14496-12, 8.1.1). */
  function blankSamples(bytes: Buffer): Buffer {
    const box = bytes.indexOf("mdat") - 4;
    return Buffer.from(bytes).fill(0, box + 8, box + bytes.readUInt32BE(box));
  }

  /** The clip as a phone films it upright: landscape pixels, and a note to turn them. */
  function filmedUpright(name: string, more: readonly string[]): Buffer {
    const bytes = clip(name, "96x64", more);
    // A quarter turn in the matrix of the first track's header (ISO/IEC 14496-12, 8.3.2), where phones note it.
    const matrix = bytes.indexOf("tkhd") + 44;
    for (const [place, value] of [0, 0x10000, 0, -0x10000, 0, 0, 64 * 0x10000, 0, 0x40000000].entries()) {
      bytes.writeInt32BE(value, matrix + place * 4);
    }
    return bytes;
  }

  it.each([
    ["kept", []],
    ["converted", ["-pix_fmt", "yuv420p10le"]],
  ] as const)(
    "makes a rotated clip that is %s an upright short with an upright cover",
    async (name, more) => {
      const video = await finished(filmedUpright(`${name}.mp4`, more));
      expect(video).toMatchObject({ is_ready: true, is_short: true, width: 64, height: 96 });
      const { rows } = await sql<{ width: number; height: number }>`
      select p.width, p.height from video v join photo p on p.id = v.cover_id where v.id = ${video.id}`.execute(
        api.database.db,
      );
      expect(rows).toEqual([{ width: 64, height: 96 }]);
    },
  );

  it.each([
    ["kept", []],
    ["converted", ["-pix_fmt", "yuv420p10le"]],
  ] as const)("removes place and camera from a clip that is %s", async (name, more) => {
    const secrets = ["+52.5200+013.4050/", "Secret Phone 9"];
    const bytes = clip(`place-${name}.mp4`, "64x96", [
      ...[
        "-movflags",
        "use_metadata_tags",
        "-metadata",
        `location=${secrets[0]}`,
        "-metadata",
        `comment=${secrets[1]}`,
        ...more,
      ],
    ]);
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(true);
    const { id } = await finished(bytes);
    const { rows } = await sql<{ key: string; width: number }>`
      select p.key, p.width from video v join photo p on p.id = v.photo_id where v.id = ${id}`.execute(
      api.database.db,
    );
    const [{ key, width }] = rows as [{ key: string; width: number }];
    const stored = await storedFile(key, videoName(width, "mp4"));
    expect(stored.byteLength).toBeGreaterThan(500);
    for (const secret of secrets) expect(stored.includes(secret)).toBe(false);
  });

  it.each([
    ["that all browsers play", []],
    ["that is converted", ["-pix_fmt", "yuv420p10le"]],
  ] as const)("marks a file %s as failed when it holds no picture", async (name, more) => {
    const { body } = await upload(clip(`noise-${name.length}.mp4`, "64x96", more, false));
    const { id } = body.data.item_video;
    const { rows } = await sql<{ key: string }>`
      select f.key from video v join photo f on f.id = v.photo_id where v.id = ${id}`.execute(
      api.database.db,
    );
    // The checks of the upload find most damage, but they decode nothing.
    const key = rows[0]?.key ?? "";
    const stored = videoName(64, "mp4");
    await api.parts.media.store.put(`${key}/${stored}`, blankSamples(await storedFile(key, stored)));
    await finish(id);
    const video = (await api.request<Schema<"Video">>("GET", `/videos/${id}`, { as: users.author.id })).body
      .data;
    expect(video).toMatchObject({ is_ready: false, is_failed: true, failure: "damaged", cover: null });
  });

  it("draws the cover at the chosen second, and deletes the old one", async () => {
    const bytes = clip("colours.mp4", "64x96", ["-vf", "geq=lum='255*T*2':cb=128:cr=128"], false);
    const { id, cover } = await finished(bytes);
    await sql`update video set cover_time = 0.4 where id = ${id}`.execute(api.database.db);
    await finish(id);
    const { body } = await api.request<Schema<"Video">>("GET", `/videos/${id}`, { as: users.author.id });
    expect(body.data).toMatchObject({ is_ready: true, is_failed: false });
    expect(body.data.cover).not.toBe(cover);
    const brightness = async (url: string | null) => {
      const [, , key = "", file = ""] = (url ?? "").split("/");
      const { channels } = await sharp(await storedFile(key, file)).stats();
      return channels[0]?.mean ?? 0;
    };
    expect(await brightness(body.data.cover)).toBeGreaterThan((await brightness(cover)) + 50);
  });

  it("takes the first frame for a cover after the end", async () => {
    const { id } = await finished(clip("late.mp4", "64x96", [], false));
    await sql`update video set cover_time = 30 where id = ${id}`.execute(api.database.db);
    await finish(id);
    const { body } = await api.request<Schema<"Video">>("GET", `/videos/${id}`, { as: users.author.id });
    expect(body.data).toMatchObject({ is_ready: true, is_failed: false, cover: expect.any(String) });
  });

  it("tells the author that a video failed whose conversion was given up, unless it was ready before", async () => {
    const { id } = (await upload(clip("stopped.mp4", "64x96"))).body.data.item_video;
    const read = async () =>
      (await api.request<Schema<"Video">>("GET", `/videos/${id}`, { as: users.author.id })).body.data;
    await giveUpVideo(api.database.db, id);
    expect(await read()).toMatchObject({ is_ready: false, is_failed: true, failure: "timeout" });
    await finish(id);
    await giveUpVideo(api.database.db, id);
    expect(await read()).toMatchObject({ is_ready: true, is_failed: false, failure: null });
  });

  it("does nothing the second time or for a deleted video", async () => {
    await expect(finish(999)).resolves.toBeUndefined();
  });
});
