import { ApiError } from "../index.ts";

/**
 * Returns the error of a call.
 *
 * @throws Error when it succeeds or throws something else
 */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}
