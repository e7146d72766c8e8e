import { notFound } from "@grow/app-kit/request/failures.ts";

/**
 * The id in the address of a newsletter.
 *
 * @throws Response 404 for anything else
 */
export function newsletterId(id: string | undefined, pathname: string): number {
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id)) throw notFound(pathname);
  return Number(id);
}
