import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";

/**
 * The id in the path of a giveaway.
 *
 * @throws 404 without one
 */
export function giveawayParam(param: string | undefined, pathname: string): number {
  const id = paramId(param);
  if (id === undefined || id === 0) throw badParameter(pathname);
  return id;
}
