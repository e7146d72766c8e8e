import type { Readable } from "node:stream";

/** Bytes from `start` to `end`, both inclusive, as in a Range header. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  /** Length in bytes. */
  size: number;
  /** The whole file, or one range of it. The caller reads it to the end or destroys it. */
  stream(range?: ByteRange): Promise<Readable>;
}

/**
 * Where media lie. One folder per 128-bit key; files in it are written once and never changed, so that
 * they may be cached for ever. A file is there whole or not at all, also after the process was killed.
 */
export interface MediaStore {
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Takes a finished local file over; the source is gone afterwards. */
  adopt(path: string, localFile: string): Promise<void>;
  /** The whole file, or null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
  open(path: string): Promise<StoredFile | null>;
  /** Removes a key with everything under it; a missing one is no error. */
  removeFolder(key: string): Promise<void>;
  /** Names of the files under a key, none for an unknown key. */
  list(key: string): Promise<string[]>;
  /** All keys that were last written before an instant, some hundreds at a time. */
  oldKeys(before: Date): AsyncIterable<string[]>;
}

const KEY = /^[0-9a-f]{32}$/;

/** True for what this site hands out as the key of a photo or a video. */
export function isMediaKey(text: string): boolean {
  return KEY.test(text);
}
