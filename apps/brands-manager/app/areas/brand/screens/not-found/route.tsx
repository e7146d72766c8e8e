import { noSuchRoute } from "@grow/app-kit/request/failures.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";

export function loader({ context }: LoaderFunctionArgs): never {
  throw noSuchRoute(context.url.pathname);
}

/** Never rendered: the loader always throws a 404. */
export default function NotFound() {
  return null;
}
