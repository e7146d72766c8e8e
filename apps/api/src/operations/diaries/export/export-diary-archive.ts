import { Readable } from "node:stream";
import type { Schema } from "@grow/contract";
import { mediaUrls, presentExport } from "../../../content/diary-export/present-export.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { spaced } from "../../../http/stream-parts.ts";
import { writeInParts } from "../../../http/write-in-parts.ts";
import { openOriginal } from "../../../media/draw-photo.ts";
import type { MediaStore, StoredFile } from "../../../media/media-store.ts";
import { type ZipEntry, zipArchive } from "../../../media/zip-writer.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";

/** Limit of an import; further files are referenced by URL only. */
const MAX_BYTES = 500 * 1024 * 1024;

/** Room for diary.json and for the archive's own tables. */
const RESERVED_BYTES = 20 * 1024 * 1024;

export const exportDiaryArchive = defineOperation(
  "exportDiaryArchive",
  async ({ params, user, db, config, media, now, request }) => {
    const id = diaryId(params.id);
    const diary = await readWholeDiary(db, id, user);
    const hasLeft = () => request.raw.socket.destroyed;
    const files = await openFiles(media.store, mediaUrls(diary), hasLeft);
    const date = now();
    const data = presentExport(diary, {
      publicUrl: config.publicUrl,
      now: date,
      fileOf: (url) => files.get(url)?.name ?? null,
    });
    const content = Readable.from(zipArchive(entries(documentParts(data), files.values()), date), {
      objectMode: false,
    });
    return { status: 200, file: { type: "application/zip", name: `diary-${id}.zip`, content } };
  },
);

interface ArchivedFile {
  readonly name: string;
  readonly file: StoredFile;
}

/** The text of diary.json, week by week. */
export function documentParts(data: Schema<"DiaryExport">): Iterable<string> {
  const write = (value: unknown) => JSON.stringify(value, null, 2);
  return writeInParts(data, "items_week", write, write);
}

/**
 * The files that are there and for which there is room, by their address. A photo whose sizes are still being drawn is not.
 *
 * @param hasLeft whether the client has, so that no further file is needed
 */
export async function openFiles(
  store: MediaStore,
  urls: readonly string[],
  hasLeft: () => boolean,
): Promise<Map<string, ArchivedFile>> {
  const files = new Map<string, ArchivedFile>();
  let left = MAX_BYTES - RESERVED_BYTES;
  for (const url of urls) {
    if (hasLeft()) break;
    const found = await openBest(store, url.replace(/^\/media\//, ""), left);
    if (found === null) continue;
    left -= found.file.size;
    const extension = found.name.split(".").at(-1) ?? "bin";
    files.set(url, {
      name: `media/${String(files.size + 1).padStart(4, "0")}.${extension}`,
      file: found.file,
    });
  }
  return files;
}

/** The stored original of a photo where there is room for it, else the file that pages show. */
async function openBest(store: MediaStore, path: string, room: number): Promise<ArchivedFile | null> {
  const original = await openOriginal(store, path.split("/")[0] ?? "");
  if (original !== null && original.file.size <= room) return original;
  const file = await store.open(path);
  return file !== null && file.size <= room ? { name: path, file } : null;
}

async function* entries(document: Iterable<string>, files: Iterable<ArchivedFile>): AsyncGenerator<ZipEntry> {
  yield { name: "diary.json", content: spaced(document) };
  for (const { name, file } of files) yield { name, content: await file.stream() };
}
