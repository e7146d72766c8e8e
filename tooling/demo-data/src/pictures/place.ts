import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { demoSettings, openDemoDatabase } from "../demo-database.ts";
import { demoPhotos } from "./demo-photos.ts";
import { mediaFolder } from "./media-folder.ts";
import { placePictures } from "./place-pictures.ts";

/** Gives every photo and film of the demo data its files. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const settings = demoSettings(env, join(here, "../../.."));
  const mediaPath = join(settings.dataDir, "media");
  const client = await openDemoDatabase(settings);
  const start = performance.now();
  let count = 0;
  try {
    const photos = demoPhotos(client);
    // The media folder may have been emptied while the database was not.
    const keys = await mediaFolder(mediaPath).keys();
    await photos.planAgain((await photos.placedKeys()).filter((key) => !keys.has(key)));
    const folders = { built: here, films: join(here, "../committed-videos"), media: mediaPath };
    const placed = await placePictures(folders, await photos.withoutFiles());
    await photos.markPlaced(placed);
    count = placed.length;
  } finally {
    await client.end();
  }
  console.log(`Placed ${count} pictures in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

main(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
