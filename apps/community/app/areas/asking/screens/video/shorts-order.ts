import { paramId } from "@grow/domain";
import type { ShortsOrder } from "../../paths.ts";

const SORTS = ["like", "view"] as const;

/**
 * The list that the viewer of shorts goes on in, as its links say. Unknown values are ignored.
 *
 * @param isMember - guests follow nobody
 */
export function shortsOrder(search: URLSearchParams, isMember: boolean): ShortsOrder {
  const sort = SORTS.find((known) => known === search.get("order"));
  const by = paramId(search.get("by") ?? undefined);
  return {
    ...(isMember && search.get("feed") === "following" ? { isFollowing: true } : {}),
    ...(by === undefined ? {} : { by }),
    ...(sort === undefined ? {} : { sort }),
  };
}
