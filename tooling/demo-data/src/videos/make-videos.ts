// Draws committed-videos/: `pnpm videos:committed [name …]`. Needs ffmpeg; run it after the illustrator has improved.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Pixels, renderPicture } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import type { Film } from "./film.ts";
import { filmFrame } from "./film-frames.ts";
import { FILMS, filmFormat } from "./film-plan.ts";

/** Pictures drawn for a second of a film, and pictures that it shows: the ones between are dissolves. */
const DRAWN = 2;
const SHOWN = 12;
/** Moment of the film that its poster shows. */
const POSTER = 0.86;

const folder = new URL("../../committed-videos/", import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, folder));

const draw = (film: Film, time: number): Promise<Pixels> => {
  const { width } = filmFormat(film);
  return renderPicture(filmFrame(film.look, time, film.isShort), width);
};

async function makeFilm(film: Film): Promise<void> {
  const { width, height, seconds } = filmFormat(film);
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(DRAWN)];
  const filter = ["-vf", `framerate=fps=${SHOWN}:interp_start=0:interp_end=255:scene=100`];
  const codec = ["-c:v", "libx264", "-preset", "slow", "-crf", "28", "-pix_fmt", "yuv420p"];
  const target = pathOf(`${film.file}.mp4`);
  const output = ["-t", String(seconds), "-movflags", "+faststart", "-map_metadata", "-1", "-an", target];
  const ffmpeg = spawn(
    "ffmpeg",
    ["-v", "error", "-y", ...input, "-i", "pipe:0", ...filter, ...codec, ...output],
    {
      stdio: ["pipe", "inherit", "inherit"],
    },
  );
  const ended = once(ffmpeg, "close");
  const pictures = seconds * DRAWN;
  // The last picture stands for a moment more, so that the dissolve into it ends.
  for (let index = 0; index <= pictures; index += 1) {
    const { data, channels } = await draw(film, Math.min(1, index / (pictures - 1)));
    const raw = { width, height, channels };
    const rgb = channels === 3 ? data : await sharp(data, { raw }).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(rgb)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${film.file}`);
  const { data, channels } = await draw(film, POSTER);
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .webp({ quality: 66, effort: 6 })
    .toBuffer();
  await writeFile(pathOf(`${film.file}.webp`), bytes);
  console.log(film.file, (await stat(target)).size, bytes.length);
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const { films } of FILMS) {
  for (const film of films) {
    if (wanted.length === 0 || wanted.includes(film.file)) await makeFilm(film);
  }
}
