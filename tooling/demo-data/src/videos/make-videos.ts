// Draws committed-videos/: `pnpm videos:committed [name …]`. Needs ffmpeg; run it after the illustrator has improved.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { renderPicture } from "@grow/tooling-illustrator/raster";
import sharp from "sharp";
import { filmFrame } from "./film-frames.ts";
import { FILMS, type Film, filmFormat } from "./film-plan.ts";

/** Pictures a second: as choppy as time-lapses are, and small. */
const RATE = 10;
/** Moment of the film that its poster shows. */
const POSTER = 0.86;

const folder = new URL("../../committed-videos/", import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, folder));

async function makeFilm(film: Film): Promise<void> {
  const { width, height, seconds } = filmFormat(film);
  const first = await renderPicture(filmFrame(film.look, 0, film.isShort));
  const pixels = first.channels === 4 ? "rgba" : "rgb24";
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    pixels,
    "-s",
    `${first.width}x${first.height}`,
    "-r",
    `${RATE}`,
  ];
  const codec = ["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-crf", "25"];
  const output = ["-vf", `scale=${width}:${height}`, "-pix_fmt", "yuv420p", "-movflags", "+faststart"];
  const target = pathOf(`${film.file}.mp4`);
  const ffmpeg = spawn(
    "ffmpeg",
    [
      "-v",
      "error",
      "-y",
      ...input,
      "-i",
      "pipe:0",
      ...codec,
      ...output,
      "-map_metadata",
      "-1",
      "-an",
      target,
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = once(ffmpeg, "close");
  const frames = seconds * RATE;
  for (let index = 0; index < frames; index += 1) {
    const { data } = await renderPicture(filmFrame(film.look, index / (frames - 1), film.isShort));
    if (!ffmpeg.stdin.write(data)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${film.file}`);
  const poster = await renderPicture(filmFrame(film.look, POSTER, film.isShort));
  const raw = { width: poster.width, height: poster.height, channels: poster.channels };
  const bytes = await sharp(poster.data, { raw })
    .resize(width, height)
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
