import { data } from "@remix-run/server-runtime";

/**
 * What a page throws when it cannot be shown. The message is for staff and developers; the error page shows it below its own
 * text.
 */
export type Failure = ReturnType<typeof data<string>>;

/** A failure with a status and a message. Throw it: `throw failure(403, "This diary belongs to another grower")`. */
export function failure(status: number, message: string): Failure {
  return data(message, { status });
}

/** No route matches this path. */
export function noSuchRoute(path: string): Failure {
  return failure(404, `Page not found: ${path}`);
}

/** A route matches this path, but a parameter is invalid. */
export function badParameter(path: string): Failure {
  return failure(404, `Page Not Found: ${path}`);
}

/** The thing that this page shows does not exist, or this user must not see it. */
export function notFound(path: string): Failure {
  return failure(404, `Page not found: ${path}`);
}
