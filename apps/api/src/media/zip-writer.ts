import { crc32 } from "node:zlib";

/** A file to put into an archive. */
export interface ZipEntry {
  /** Path within the archive, in ASCII. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Sizes are 32-bit. */
const MAX_BYTES = 0xffff_ffff;

/** Sizes and checksum follow the content, because it is read only once; names are UTF-8. */
const FLAGS = 0x0808;

/**
 * Generates a ZIP archive while it is read, so that no file is ever in memory completely. Nothing is compressed, because photos and videos
 * already are.
 *
 * @throws when the archive would exceed 4 GiB
 */
export async function* zipArchive(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  date: Date,
): AsyncGenerator<Uint8Array> {
  const stamp = dosStamp(date);
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const path = Buffer.from(name);
    const head = localHead(path, stamp);
    yield head;
    let [crc, size] = [0, 0];
    for await (const chunk of content) {
      crc = crc32(chunk, crc);
      size += chunk.byteLength;
      yield chunk;
    }
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x0807_4b50, 0);
    tail.writeUInt32LE(crc, 4);
    if (offset + size > MAX_BYTES) throw new Error("The archive is too large.");
    tail.writeUInt32LE(size, 8);
    tail.writeUInt32LE(size, 12);
    yield tail;
    directory.push(directoryRow(path, stamp, { crc, size, offset }));
    offset += head.byteLength + size + tail.byteLength;
  }
  const rows = Buffer.concat(directory);
  yield rows;
  yield directoryEnd(directory.length, rows.byteLength, offset);
}

function localHead(path: Buffer, stamp: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt32LE(stamp, 10);
  head.writeUInt16LE(path.byteLength, 26);
  return Buffer.concat([head, path]);
}

function directoryRow(
  path: Buffer,
  stamp: number,
  { crc, size, offset }: { crc: number; size: number; offset: number },
): Buffer {
  const row = Buffer.alloc(46);
  row.writeUInt32LE(0x0201_4b50, 0);
  row.writeUInt16LE(20, 4);
  row.writeUInt16LE(20, 6);
  row.writeUInt16LE(FLAGS, 8);
  row.writeUInt32LE(stamp, 12);
  row.writeUInt32LE(crc, 16);
  row.writeUInt32LE(size, 20);
  row.writeUInt32LE(size, 24);
  row.writeUInt16LE(path.byteLength, 28);
  row.writeUInt32LE(offset, 42);
  return Buffer.concat([row, path]);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Time in the lower and date in the upper half, in the DOS format since 1980. */
function dosStamp(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
