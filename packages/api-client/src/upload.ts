import { ApiError, networkErrorText, requestIdOf, serverErrorText } from "./api-error.ts";
import type { ApiAnswer } from "./call-types.ts";
import { openEnvelope } from "./envelope.ts";
import { commonHeaders } from "./headers.ts";
import { type ApiClientOptions, baseOf } from "./options.ts";
import type { Upload, UploadProgress } from "./upload-types.ts";

interface CheckedUpload {
  readonly file: Blob;
  readonly fileName?: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
  readonly timeout?: number;
}

interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | undefined;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
}

interface Incoming {
  readonly status: number;
  readonly requestId: string | null;
  readonly text: string;
}

/**
 * Makes the function that sends files to the upload base; through XMLHttpRequest where there is one, because only that
 * tells the progress. Uploads are never repeated.
 *
 * It throws {@link ApiError} whose message is exactly "Server responded with an error" for any status but 2xx and
 * "Network error" (status 0) when there was no answer. An upload that its caller ended throws what the signal was
 * aborted with.
 *
 * @example
 * const upload = createUploader({ base: "/api" });
 * const { data } = await upload("/uploads/weeks/media", { file, fields: { diary_id: 12 } });
 */
export function createUploader(options: ApiClientOptions): Upload {
  const transmit = typeof XMLHttpRequest === "undefined" ? sendByFetch(options) : sendByXhr;

  async function upload(path: string, init: CheckedUpload): Promise<ApiAnswer<unknown>> {
    init.signal?.throwIfAborted();
    const answer = await transmit({
      url: `${baseOf(options, path).replace(/\/$/, "")}${path}`,
      headers: commonHeaders(options),
      form: formOf(init),
      signal: init.signal,
      timeout: init.timeout,
      onProgress: init.onProgress,
    });
    return settle(answer, options);
  }

  return upload as Upload;
}

/** Fields stand before the file, so that the server can judge the rights before the bytes arrive. */
function formOf({ fields, file, fileName }: CheckedUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (fileName === undefined) form.append("file", file);
  else form.append("file", file, fileName);
  return form;
}

function settle({ status, text, requestId }: Incoming, options: ApiClientOptions): ApiAnswer<unknown> {
  const { data, details } = openEnvelope(parsed(text));
  if (details.length > 0) options.onDetails?.(details);
  if (status >= 200 && status < 300) return { data, details, status };
  throw new ApiError({
    status,
    details,
    data,
    requestId: requestIdOf(requestId, details),
    message: serverErrorText,
  });
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sendByXhr({ url, headers, form, signal, timeout, onProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError({ status: 0, message: networkErrorText }));
    const abort = () => request.abort();
    request.open("POST", url);
    if (timeout !== undefined) request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ loaded, total });
    request.onload = () =>
      resolve({
        status: request.status,
        requestId: request.getResponseHeader("X-Request-Id"),
        text: request.responseText,
      });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => (signal?.aborted ? reject(signal.reason) : fail());
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort, { once: true });
    request.send(form);
  });
}

function sendByFetch(options: ApiClientOptions) {
  return async ({ url, headers, form, signal, timeout }: Outgoing): Promise<Incoming> => {
    const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
    try {
      const ends = [signal, timeout === undefined ? undefined : AbortSignal.timeout(timeout)];
      const response = await send(
        new Request(url, {
          method: "POST",
          headers,
          body: form,
          signal: AbortSignal.any(ends.filter((end) => end !== undefined)),
        }),
      );
      return {
        status: response.status,
        requestId: response.headers.get("X-Request-Id"),
        text: await response.text(),
      };
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new ApiError({ status: 0, message: networkErrorText, cause });
    }
  };
}
