import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";

export function loader({ context }: LoaderFunctionArgs): never {
  throw noSuchRoute(context.url.pathname);
}

/** Never shown: the loader always ends at the error page. */
export default function NotFound() {
  return null;
}
