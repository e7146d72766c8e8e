import {
  ApiError,
  networkErrorText,
  notApiText,
  requestIdOf,
  serverErrorText,
  statusText,
} from "./api-error.ts";
import { checkBases } from "./base-urls.ts";
import type { ApiAnswer } from "./call-types.ts";
import { machineClock } from "./clock.ts";
import { isEnvelope, openEnvelope, parsedBody } from "./envelope.ts";
import { commonHeaders, possible } from "./headers.ts";
import { baseOf, type ClientOptions } from "./options.ts";
import { checkPath } from "./path-parameters.ts";
import { retryAfterOf } from "./retry.ts";
import type { Upload, UploadProgress } from "./upload-types.ts";

interface CheckedUpload {
  readonly file: Blob;
  readonly fileName?: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly params?: {
    readonly path?: Readonly<Record<string, string | number>>;
    /** Numbers too; URLSearchParams writes them. */
    readonly query?: Record<string, string>;
  };
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | undefined;
}

interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** Aborted by the caller or the timeout. */
  readonly signal: AbortSignal;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
}

interface Incoming {
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Longest delay of a timer; longer ones fire at once. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * Creates the function that uploads files. It uses XMLHttpRequest where available, because only that reports progress. Uploads
 * are never retried.
 *
 * It throws {@link ApiError} with the message "Server responded with an error" for any status but 2xx, and "Network error"
 * (status 0) without a response. Both texts are fixed; what the server said is in `details`, what the network said in `cause`. An aborted upload throws the abort reason. A `timeout` outside 1 to 2^31-1 throws a RangeError, a file
 * that is no `Blob` a TypeError.
 *
 * @example
 * const upload = createUploader({ apiBase: "/api" });
 * const { data } = await upload("/uploads/weeks/media", { file, fields: { diary_id: 12 } });
 */
export function createUploader(options: ClientOptions): Upload {
  checkBases(options);
  const transmit = typeof XMLHttpRequest === "undefined" ? sendByFetch(options) : sendByXhr;
  const clock = options.clock ?? machineClock;

  async function upload(path: string, init: CheckedUpload): Promise<ApiAnswer<unknown>> {
    const { file, fields, params, signal, timeout } = (init ?? {}) as CheckedUpload;
    if (timeout !== undefined && !(timeout > 0 && timeout <= LONGEST_TIMEOUT)) {
      throw new RangeError(`Invalid upload timeout: ${timeout} ms`);
    }
    // Anything else would be sent as its text, such as "[object Object]".
    if (!(file instanceof Blob)) throw new TypeError("file must be a Blob");
    if (typeof fields !== "object" || fields === null) throw new TypeError("fields must be an object");
    checkPath(path, params?.path);
    const headers = possible(commonHeaders(options));
    signal?.throwIfAborted();
    const ending = new AbortController();
    const end = () => ending.abort();
    signal?.addEventListener("abort", end, { once: true });
    const takeBack = timeout === undefined ? undefined : clock.after(timeout, end);
    const sent = transmit({
      url: `${baseOf(options, path).replace(/\/$/, "")}${filled(path, params)}`,
      headers,
      form: formOf(init),
      signal: ending.signal,
      onProgress: init.onProgress,
    });
    const answer = await sent
      .catch((cause) => {
        if (signal?.aborted) throw signal.reason;
        throw new ApiError({ status: 0, message: networkErrorText, cause });
      })
      .finally(() => {
        takeBack?.();
        signal?.removeEventListener("abort", end);
      });
    return settle(answer, options, baseOf(options, path));
  }

  return upload as Upload;
}

function filled(
  path: string,
  { path: values = {}, query }: NonNullable<CheckedUpload["params"]> = {},
): string {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  return query ? `${place}?${new URLSearchParams(query)}` : place;
}

/** Fields come before the file, so that the server can check permissions before the bytes arrive. */
function formOf({ fields, file, fileName }: CheckedUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (fileName === undefined) form.append("file", file);
  else form.append("file", file, fileName);
  return form;
}

function settle(
  { status, text, requestId, retryAfter }: Incoming,
  options: ClientOptions,
  base: string,
): ApiAnswer<unknown> {
  const isGood = status >= 200 && status < 300;
  const body = parsedBody(text);
  const { data, details } = openEnvelope(body, isGood ? "success" : "error");
  if (details.length > 0) options.onDetails?.(details);
  // Without an envelope a page instead of the API would look like a stored file.
  if (isGood && (data !== undefined || status === 204)) return { data, details, status };
  const unknown = isGood ? notApiText(base) : statusText(status, base);
  const isPage = unknown === notApiText(base) && (isGood || (text !== "" && body === undefined));
  throw new ApiError({
    status,
    details,
    data,
    requestId: requestIdOf(requestId, details),
    retryAfter: retryAfterOf(retryAfter, details, options),
    message: isPage ? unknown : serverErrorText,
    // The message is fixed, so an answer of something else than the API, such as an empty 405, is explained here.
    ...(!isPage && !isEnvelope(body) && { cause: new Error(unknown) }),
  });
}

function sendByXhr({ url, headers, form, signal, onProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ loaded, total });
    request.onload = () =>
      resolve({
        status: request.status,
        requestId: request.getResponseHeader("X-Request-Id"),
        retryAfter: request.getResponseHeader("Retry-After"),
        text: request.responseText,
      });
    request.onerror = reject;
    request.onabort = reject;
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function sendByFetch(options: ClientOptions) {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return async ({ url, headers, form, signal }: Outgoing): Promise<Incoming> => {
    const response = await send(new Request(url, { method: "POST", headers, body: form, signal }));
    return {
      status: response.status,
      requestId: response.headers.get("X-Request-Id"),
      retryAfter: response.headers.get("Retry-After"),
      text: await response.text(),
    };
  };
}
