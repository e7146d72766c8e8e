import { ApiError } from "../index.ts";

/**
 * The error with which a call ends.
 *
 * @throws Error when it succeeds or throws something else
 */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
}
