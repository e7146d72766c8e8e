import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { zipArchive } from "../media/zip-writer.ts";

/** A ZIP archive of files by name. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    content: Readable.from([Buffer.from(content)]),
  }));
  return await buffer(Readable.from(zipArchive(entries, new Date())));
}
