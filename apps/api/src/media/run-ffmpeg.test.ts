import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { conversionLimits } from "./conversion-work.ts";
import { remuxVideo } from "./remux-video.ts";
import { inputArguments, isRefusal, runFfmpeg } from "./run-ffmpeg.ts";
import { convertVideo, frameAt, probeVideo } from "./video-tools.ts";

const LIMITS = conversionLimits({ width: 64, height: 96, duration: 1 });
const path = process.env.PATH;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-tools-"));
});
afterEach(async () => {
  process.env.PATH = path;
  await rm(folder, { recursive: true });
});

/** Puts a shell script in the place of ffmpeg and ffprobe. */
async function replaceTools(script: string): Promise<void> {
  for (const tool of ["ffmpeg", "ffprobe"]) {
    await writeFile(join(folder, tool), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, tool), 0o755);
  }
  process.env.PATH = `${folder}${delimiter}${path}`;
}

describe("runFfmpeg", () => {
  it("bounds memory, processor time and priority of a run", async () => {
    await replaceTools("ulimit -v; ulimit -t; ulimit -c; nice");
    const said = await runFfmpeg("ffmpeg", [], { ...LIMITS, cpu: 7 });
    const [memory, seconds, core, priority] = said.toString().trim().split("\n");
    expect([memory, seconds, core]).toEqual([String(2 * 1024 ** 2), "7", "0"]);
    expect(Number(priority)).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ["refused the file", "exit 183", true],
    ["was stopped by a signal that ffmpeg handles", "exit 255", false],
    ["was killed", "kill -9 $$", false],
  ])("tells whether it %s", async (_name, script, expected) => {
    await replaceTools(script);
    const error = await runFfmpeg("ffmpeg", [], LIMITS).catch((cause) => cause);
    expect([error instanceof Error, isRefusal(error)]).toEqual([true, expected]);
  });
});

describe("every run", () => {
  const said = "said";
  const runs = {
    probeVideo: (file: string) => probeVideo(file, "mp4"),
    frameAt: (file: string) => frameAt(file, "mp4", 3),
    convertVideo: (file: string) => convertVideo(file, "mp4", join(folder, "out.mp4"), LIMITS),
    remuxVideo: (file: string) => remuxVideo(file, "mp4"),
  };

  it.each(Object.entries(runs))(
    "%s names the format of its input, and bounds threads",
    async (_name, run) => {
      await replaceTools(`printf '%s\\n' "$@" > '${join(folder, said)}'; echo '{}'`);
      await run(join(folder, "upload"));
      const args = (await readFile(join(folder, said), "utf8")).trim().split("\n");
      const input = inputArguments(join(folder, "upload"), "mp4");
      const at = args.indexOf(input[0] ?? "");
      expect(args.slice(at, at + input.length)).toEqual(input);
      expect(input).toContain("mov");
      expect(args.slice(0, at)).toContain("-threads");
      expect(args).toContain("-max_alloc");
    },
  );

  it("reads WebM as Matroska", () => {
    expect(inputArguments("upload", "webm")).toContain("matroska");
  });
});
