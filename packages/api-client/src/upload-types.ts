import type { paths } from "@grow/contract";
import type { ApiAnswer, Data } from "./call-types.ts";

type MultipartBody<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: { content: { "multipart/form-data": infer Body } } };
}
  ? Body
  : never;

/** Paths that take a file. */
export type UploadPath = {
  [Path in keyof paths]: [MultipartBody<Path>] extends [never] ? never : Path;
}[keyof paths];

/** The fields that go with the file. */
export type UploadFields<Path extends UploadPath> = Readonly<Omit<MultipartBody<Path>, "file">>;

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes sent, the form around the file included. */
  readonly loaded: number;
  /** Bytes to send, the form around the file included. */
  readonly total: number;
}

/** A file to send. */
export interface UploadInit<Path extends UploadPath> {
  readonly file: Blob;
  /** Name of the file as the server is told; a File's own when left out. */
  readonly fileName?: string;
  readonly fields: UploadFields<Path>;
  /** Called while the body is sent; only in browsers. */
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Ends the upload. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which it is given up as a network error; greater than 0, never when left out. */
  readonly timeout?: number;
}

/** Sends a file: `upload("/uploads/weeks/media", { file, fields: { diary_id: 12 } })`. */
export type Upload = <Path extends UploadPath>(
  path: Path,
  init: UploadInit<Path>,
) => Promise<ApiAnswer<Data<Path, "post">>>;
