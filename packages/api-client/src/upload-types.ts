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

/** Form fields sent with the file. */
export type UploadFields<Path extends UploadPath> = Readonly<Omit<MultipartBody<Path>, "file">>;

/** Progress of an upload. */
export interface UploadProgress {
  /** Bytes sent, including the form around the file. */
  readonly loaded: number;
  /** Bytes to send, including the form around the file. */
  readonly total: number;
}

/** Values of the parameters in a path. */
type UploadParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string | number>> & UploadParams<Rest>
  : unknown;

/** Values of the query, where the path takes some. */
type UploadQuery<Path extends UploadPath> = paths[Path] extends {
  post: { parameters: { query?: infer Query } };
}
  ? [Query] extends [undefined]
    ? unknown
    : { readonly params?: { readonly query?: Readonly<Query> } }
  : unknown;

/** A file to send. A path with parameters takes their values as `params: { path: { id: 12 } }`, and those of its query as `query`. */
export type UploadInit<Path extends UploadPath> = UploadFile<Path> &
  UploadQuery<Path> &
  (Path extends `${string}{${string}` ? { readonly params: { readonly path: UploadParams<Path> } } : unknown);

interface UploadFile<Path extends UploadPath> {
  readonly file: Blob;
  /** File name for the server; the name of a `File` by default. */
  readonly fileName?: string | undefined;
  readonly fields: UploadFields<Path>;
  /** Called while the body is sent; only in browsers. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Aborts the upload. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds, greater than 0; none by default. It ends as a network error. */
  readonly timeout?: number | undefined;
}

/** Sends a file: `upload("/uploads/weeks/media", { file, fields: { diary_id: 12 } })`. */
export type Upload = <Path extends UploadPath>(
  path: Path,
  init: UploadInit<Path>,
) => Promise<ApiAnswer<Data<Path, "post">>>;
