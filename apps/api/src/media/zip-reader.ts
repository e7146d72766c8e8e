import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { MediaError } from "./media-error.ts";

/** A file of an archive. */
export interface ZipMember {
  readonly name: string;
  /** Uncompressed bytes, as declared by the archive. */
  readonly size: number;
  /** The content; it fails when it is corrupt or longer than declared. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** Bytes of the end record with the longest comment. */
const END_BYTES = 22 + 0xffff;
/** Bytes of a directory of 25,000 files with names of 600 characters. */
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads the directory of a ZIP archive; contents are read on demand. Folders are skipped.
 *
 * @param most maximum number of files; more are rejected
 * @throws MediaError `wrong_format` for a file that is no archive, encrypted, compressed in another way or larger than 4 GiB
 */
export async function readZip(file: FileHandle, most: number): Promise<Map<string, ZipMember>> {
  const { size } = await file.stat();
  const end = await findEnd(file, size);
  const [count, length, offset] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count > most || length > MAX_DIRECTORY_BYTES || offset + length > size) throw broken();
  const directory = await readAt(file, offset, length);
  const members = new Map<string, ZipMember>();
  let place = 0;
  for (let row = 0; row < count; row += 1) {
    if (place + 46 > length || directory.readUInt32LE(place) !== 0x0201_4b50) throw broken();
    const [flags, method] = [directory.readUInt16LE(place + 8), directory.readUInt16LE(place + 10)];
    const [packed, unpacked] = [directory.readUInt32LE(place + 20), directory.readUInt32LE(place + 24)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      directory.readUInt16LE(place + at),
    );
    const start = directory.readUInt32LE(place + 42);
    const name = directory.toString("utf8", place + 46, place + 46 + (nameLength ?? 0));
    const isEncrypted = (flags & 1) === 1;
    if (isEncrypted || (method !== STORED && method !== DEFLATED) || members.has(name)) throw broken();
    if (!name.endsWith("/")) {
      members.set(name, {
        name,
        size: unpacked,
        open: () => openMember(file, { start, packed, unpacked, method }),
      });
    }
    place += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return members;
}

function broken(): MediaError {
  return new MediaError("wrong_format");
}

async function findEnd(file: FileHandle, size: number): Promise<Buffer> {
  const length = Math.min(size, END_BYTES);
  const tail = await readAt(file, size - length, length);
  const place = tail.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (place < 0 || place + 22 > tail.byteLength) throw broken();
  return tail.subarray(place);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw broken();
  return buffer;
}

interface Place {
  start: number;
  packed: number;
  unpacked: number;
  method: number;
}

async function openMember(
  file: FileHandle,
  { start, packed, unpacked, method }: Place,
): Promise<AsyncIterable<Uint8Array>> {
  const head = await readAt(file, start, 30);
  if (head.readUInt32LE(0) !== 0x0403_4b50) throw broken();
  const from = start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const content = Readable.from(chunksOf(file, from, packed));
  if (method === STORED) return limited(content, unpacked);
  const inflate = createInflateRaw();
  content.on("error", (error) => inflate.destroy(error));
  return limited(content.pipe(inflate), unpacked);
}

async function* chunksOf(file: FileHandle, from: number, length: number): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; ) {
    const chunk = await readAt(file, from + done, Math.min(64 * 1024, length - done));
    done += chunk.byteLength;
    yield chunk;
  }
}

/** A few bytes may decompress to any number, so reading stops at the declared size. */
async function* limited(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > most) throw broken();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof MediaError ? error : broken();
  }
  if (size < most) throw broken();
}
