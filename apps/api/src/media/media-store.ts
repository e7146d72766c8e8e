import type { Readable } from "node:stream";

/** Bytes from `start` to `end`, both inclusive, as in a Range header. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  /** Length in bytes. */
  size: number;
  /** The whole file, or one range of it. The caller must read it completely or destroy it. */
  stream(range?: ByteRange): Promise<Readable>;
}

/**
 * Storage of media. One folder per 128-bit key; its files are written once and never change, so they can be cached forever. Files appear
 * atomically, even if the process is killed.
 */
export interface MediaStore {
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Moves a finished local file into the store; the source is gone afterwards. */
  adopt(path: string, localFile: string): Promise<void>;
  /** The whole file, or null if it does not exist. */
  read(path: string): Promise<Uint8Array | null>;
  open(path: string): Promise<StoredFile | null>;
  /** Removes a key with all its files; a missing one is no error. */
  removeFolder(key: string): Promise<void>;
  /** Names of the files of a key; empty for an unknown key. */
  list(key: string): Promise<string[]>;
  /** All keys last written before an instant, in batches of some hundred. */
  oldKeys(before: Date): AsyncIterable<string[]>;
}

const KEY = /^[0-9a-f]{32}$/;

/** Checks whether a text has the form of a media key. */
export function isMediaKey(text: string): boolean {
  return KEY.test(text);
}
