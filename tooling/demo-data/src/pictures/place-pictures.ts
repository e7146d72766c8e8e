import { copyFile, cp, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parsePictureSpec } from "@grow/tooling-illustrator";
import type { FilmPlan } from "../videos/video-rows.ts";
import type { DemoPhoto, PlacedPhoto } from "./demo-photos.ts";
import { pictureName, posterName } from "./library.ts";
import { mediaFolder } from "./media-folder.ts";
import type { EncodedPictures } from "./picture-files.ts";

/** Folder among the media that the files of photos are links to; it has no URL. */
const SHARED = ".demo-pictures";

/** Photos placed at a time. */
const AT_ONCE = 16;

/** Where the pictures and films are. */
export interface PictureFolders {
  /** Of the built pictures, with `pictures.json` beside their folder. */
  readonly built: string;
  /** Of the committed films. */
  readonly films: string;
  /** `$DATA_DIR/media` */
  readonly media: string;
}

/**
 * Gives photos and films their files: each picture is copied into the media once, and the files of the photos that show it are links.
 *
 * @returns what the rows say of them
 * @throws Error for a photo whose picture was not built
 */
export async function placePictures(
  folders: PictureFolders,
  photos: readonly DemoPhoto[],
): Promise<PlacedPhoto[]> {
  const pictures = JSON.parse(
    await readFile(join(folders.built, "pictures.json"), "utf8"),
  ) as EncodedPictures;
  const media = mediaFolder(folders.media);
  const copies = new Map<string, Promise<void>>();

  /** Copies a picture among the media, unless that was done. */
  const shared = async (name: string): Promise<string> => {
    const folder = join(folders.media, SHARED, name);
    const copy =
      copies.get(name) ?? cp(join(folders.built, "pictures", name), folder, { recursive: true, force: true });
    copies.set(name, copy);
    await copy;
    return folder;
  };

  const place = async ({ id, key, plan }: DemoPhoto): Promise<PlacedPhoto> => {
    const film = filmOf(plan);
    const name = film ? posterName(film.file) : pictureName(parsePictureSpec(plan));
    const picture = pictures[name];
    if (!picture) throw new Error(`Picture ${name} of photo ${id} was not built`);
    const { files, hash: _hash, ...facts } = picture;
    if (film?.kind !== "film") {
      await media.share(key, files, await shared(name));
      return { id, key, ...facts };
    }
    const file = join(folders.films, `${film.file}.mp4`);
    await copyFile(file, join(await media.folderOf(key), `${facts.width}.mp4`));
    return { id, key, ...facts, bytes: (await stat(file)).size };
  };

  const waiting = [...photos];
  const placed: PlacedPhoto[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let photo = waiting.shift(); photo; photo = waiting.shift()) placed.push(await place(photo));
    }),
  );
  return placed;
}

function filmOf(plan: unknown): FilmPlan | null {
  const { kind, file } = plan as Partial<FilmPlan>;
  return (kind === "film" || kind === "poster") && file !== undefined ? { kind, file } : null;
}
