import { setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { demoSettings, openDemoDatabase } from "../demo-database.ts";
import { useCommittedPictures } from "./committed-pictures.ts";
import { type DrawnPhoto, drawPhotoFiles, type PhotoToDraw } from "./draw-photo-files.ts";
import { drawInParallel, serveDrawing } from "./drawing-pool.ts";
import { mediaFolder } from "./media-folder.ts";
import { placeFilm } from "./place-films.ts";
import { type PlannedPhotos, plannedPhotos } from "./planned-photos.ts";

/** Lowest scheduling priority, so that drawing never slows down a page. */
const IDLE = 19;
/** Threads while covers are drawn, before the site has visitors. */
const THREADS = 2;
/** Milliseconds after which `--covers` starts only covers; a slow machine leaves the film and avatars to `--rest`. */
const EXTRAS_UNTIL = 17_000;
/** Photos fetched at a time by the background job. */
const BATCH = 24;

const usage =
  "draw.mjs --covers <count> draws the covers of the newest diaries and the film of the home page; draw.mjs --rest draws all the others.";

interface Drawing {
  mediaPath: string;
  photos: PlannedPhotos;
  failures: Map<number, string>;
  drawn: number;
}

async function finish(drawing: Drawing, drawn: DrawnPhoto): Promise<void> {
  if (await drawing.photos.markDrawn(drawn)) drawing.drawn += 1;
  else await mediaFolder(drawing.mediaPath).remove(drawn.key);
}

function fail(drawing: Drawing, photo: PhotoToDraw, reason: string): void {
  drawing.failures.set(photo.id, reason);
  console.error(`Photo ${photo.id} could not be drawn: ${reason}`);
}

/** The media folder may have been emptied while the database was not. */
async function planLostFilesAgain(drawing: Drawing): Promise<void> {
  const keys = await mediaFolder(drawing.mediaPath).keys();
  await drawing.photos.planAgain((await drawing.photos.drawnKeys()).filter((key) => !keys.has(key)));
}

/** Films are committed, so that they are there before anything is drawn. */
async function placeFilms(drawing: Drawing, from: string): Promise<void> {
  for (const photo of await drawing.photos.films()) {
    try {
      await finish(drawing, await placeFilm(from, drawing.mediaPath, photo));
    } catch (error) {
      fail(drawing, photo, error instanceof Error ? error.message : String(error));
    }
  }
}

async function drawCovers(drawing: Drawing, count: number): Promise<void> {
  const start = performance.now();
  const covers = await drawing.photos.covers(count);
  const extras = [...(await drawing.photos.film()), ...(await drawing.photos.faces())];
  await drawInParallel(
    new URL(import.meta.url),
    THREADS,
    drawing.mediaPath,
    () => covers.shift() ?? (performance.now() - start < EXTRAS_UNTIL ? extras.shift() : undefined),
    (drawn) => finish(drawing, drawn),
    (photo, reason) => fail(drawing, photo, reason),
  );
}

async function drawRest(drawing: Drawing, stopped: () => boolean): Promise<void> {
  setPriority(IDLE);
  while (!stopped()) {
    const batch = await drawing.photos.next(BATCH, [...drawing.failures.keys()]);
    if (batch.length === 0) return;
    for (const photo of batch) {
      if (stopped()) return;
      try {
        await finish(drawing, await drawPhotoFiles(drawing.mediaPath, photo));
      } catch (error) {
        fail(drawing, photo, error instanceof Error ? error.message : String(error));
      }
    }
  }
}

/** @returns the exit code: 0 done or stopped, 1 some pictures failed, 2 wrong arguments */
async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [command, number] = args;
  const count = Number(number);
  if (command !== "--rest" && !(command === "--covers" && Number.isInteger(count) && count > 0)) {
    console.error(usage);
    return 2;
  }
  let isStopped = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      isStopped = true;
    });
  process.once("disconnect", () => {
    isStopped = true;
  });

  const here = fileURLToPath(new URL(".", import.meta.url));
  const settings = demoSettings(env, join(here, "../../.."));
  const client = await openDemoDatabase(settings);
  const drawing: Drawing = {
    mediaPath: join(settings.dataDir, "media"),
    photos: plannedPhotos(client),
    failures: new Map(),
    drawn: 0,
  };
  const start = performance.now();
  try {
    await planLostFilesAgain(drawing);
    await placeFilms(drawing, join(here, "../committed-videos"));
    if (env.GROW_DEMO_PICTURES === "committed")
      await useCommittedPictures(
        join(here, "../committed-pictures"),
        drawing.mediaPath,
        await drawing.photos.all(),
        (drawn) => finish(drawing, drawn),
      );
    else if (command === "--covers") await drawCovers(drawing, count);
    else await drawRest(drawing, () => isStopped);
  } finally {
    await client.end();
  }
  console.log(`Drew ${drawing.drawn} pictures in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return drawing.failures.size === 0 ? 0 : 1;
}

if (isMainThread) {
  main(process.argv.slice(2), process.env).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
} else serveDrawing();
