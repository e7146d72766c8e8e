import { data } from "@remix-run/server-runtime";

/**
 * What a page throws when it cannot be shown. The text is for people of the site's staff and for developers;
 * the error page shows it under its own words.
 */
export type Failure = ReturnType<typeof data<string>>;

/** A failure with a status and a message. Throw it: `throw failure(403, "This diary is somebody else's")`. */
export function failure(status: number, message: string): Failure {
  return data(message, { status });
}

/** No route has this address. */
export function noSuchRoute(path: string): Failure {
  return failure(404, `Page not found: ${path}`);
}

/** A route has this address, but a parameter of it cannot be one. */
export function badParameter(path: string): Failure {
  return failure(404, `Page Not Found: ${path}`);
}

/** The thing that this page shows does not exist, or not for this reader. */
export function notFound(path: string): Failure {
  return failure(404, `Page not found: ${path}`);
}
