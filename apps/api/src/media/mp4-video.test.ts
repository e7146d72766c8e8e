import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cleanMp4 } from "./mp4-video.ts";
import { remuxVideo } from "./remux-video.ts";
import { box, numbers, text, track, videoEntry, zeros } from "./testing/mp4-boxes.ts";
import { cleanWebm } from "./webm-video.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-mp4-"));
  path = join(folder, "film.mp4");
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const secret = (where: string) => text(`SECRET ${where}`);
const PICTURE = text("the picture");
const PLACES = text("SECRET places");

/** A video with a picture track, a location track, and a secret wherever a box may be. */
function filmWithSecrets(more: readonly Buffer[] = []): Buffer {
  const head = box("ftyp", text("isom"), zeros(4));
  const at = head.length + 8;
  const media = box("mdat", PICTURE, PLACES, secret("between samples"));
  const picture = { at, bytes: PICTURE.length };
  const places = { at: at + PICTURE.length, bytes: PLACES.length };
  const movie = box(
    "moov",
    box("mvhd", numbers(0, 1_700_000_000, 1_700_000_000, 1000, 2000), zeros(76), numbers(3)),
    track({
      handler: "vide",
      sample: picture,
      entry: videoEntry,
      more: box("udta", secret("mdia/udta")),
    }),
    track({ handler: "meta", sample: places, entry: box("gpmd", zeros(8), secret("entry of gpmd")) }),
    box("udta", box("\u00a9xyz", secret("moov/udta"))),
    box("abcd", secret("unknown box")),
  );
  return Buffer.concat([
    head,
    media,
    movie,
    box("free", secret("free")),
    box("uuid", secret("uuid")),
    ...more,
  ]);
}

describe("cleanMp4 without ffmpeg", () => {
  test("keeps only what players need", async () => {
    await writeFile(path, filmWithSecrets());
    expect(await cleanMp4(path)).toEqual({ width: 640, height: 360, duration: 2 });
    const bytes = (await readFile(path)).toString("latin1");
    expect(bytes).not.toContain("SECRET");
    expect(bytes).not.toContain("GoPro");
    expect(bytes).not.toContain("gpmd");
    expect(bytes).not.toContain(numbers(1_700_000_000).toString("latin1"));
    expect(bytes).toContain("the picture");
    expect(bytes).toContain("config");
  });

  test("removes bytes after the last box", async () => {
    await writeFile(path, filmWithSecrets([secret("no box")]));
    await cleanMp4(path);
    expect((await readFile(path)).toString("latin1")).not.toContain("SECRET");
  });

  test("rejects a second moov", async () => {
    await writeFile(path, filmWithSecrets([box("moov", box("udta", secret("second moov")))]));
    await expect(cleanMp4(path)).rejects.toMatchObject({ code: "wrong_format" });
  });

  test("rejects a fragmented video with a track that cannot be removed", async () => {
    await writeFile(path, filmWithSecrets([box("moof", box("mfhd", zeros(8)))]));
    await expect(cleanMp4(path)).rejects.toMatchObject({ code: "unsupported_type" });
  });
});

describe("a video written by ffmpeg", () => {
  const frames = () =>
    execFileSync("ffmpeg", ["-v", "error", "-i", path, "-map", "0", "-f", "framemd5", "-"], {
      encoding: "utf8",
    }).replaceAll(/^#.*$/gm, "");

  test.each([[[]], [["-movflags", "+faststart"]], [["-movflags", "+frag_keyframe+empty_moov"]]])(
    "with %j shows and plays the same after cleaning",
    async (flags: string[]) => {
      const isFragmented = flags.some((flag) => flag.includes("frag"));
      const sources = [
        ["-f", "lavfi", "-i", "testsrc=size=64x36:rate=10:duration=2"],
        ["-f", "lavfi", "-i", "sine=duration=2"],
      ].flat();
      const places = ["-metadata", "location=+48.1372+011.5756/", "-metadata", "comment=SECRET"];
      execFileSync("ffmpeg", ["-v", "error", ...sources, ...places, "-pix_fmt", "yuv420p", ...flags, path]);
      const before = frames();
      expect(before).not.toBe("");
      expect((await readFile(path)).toString("latin1")).toMatch(/SECRET/);
      expect((await readFile(path)).toString("latin1")).toMatch(/x264 - core/);
      expect(await cleanMp4(path)).toMatchObject({ width: 64, height: 36 });
      const after = (await readFile(path)).toString("latin1");
      expect(after).not.toMatch(/SECRET|48\.1372|Lavf/);
      if (!isFragmented) expect(after).not.toMatch(/x264/);
      expect(frames()).toBe(before);
    },
  );
});

test("remuxVideo keeps picture and sound only, and cleanWebm removes what ffmpeg left", async () => {
  const webm = join(folder, "film.webm");
  const source = ["-f", "lavfi", "-i", "testsrc=size=64x36:rate=10:duration=1", "-c:v", "libvpx"];
  const places = ["-metadata", "location=SECRET", "-metadata", "title=SECRET"];
  execFileSync("ffmpeg", ["-v", "error", ...source, ...places, "-metadata:s:v", "title=SECRET", webm]);
  const before = await readFile(webm);
  expect(before.toString("latin1")).toMatch(/SECRET/);
  expect(await cleanWebm(webm)).toMatchObject({ width: 64, height: 36 });
  expect((await readFile(webm)).toString("latin1")).not.toMatch(/SECRET|Lavf/);
  await writeFile(webm, before);
  await remuxVideo(webm, "webm");
  expect((await readFile(webm)).toString("latin1")).not.toMatch(/SECRET/);
  expect(await cleanWebm(webm)).toMatchObject({ width: 64, height: 36 });
});

test("remuxVideo leaves a file that ffmpeg cannot read to box cleaning", async () => {
  await writeFile(path, "no film");
  await remuxVideo(path, "mp4");
  expect(await readFile(path, "utf8")).toBe("no film");
});
