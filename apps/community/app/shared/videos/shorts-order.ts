import { paramId } from "@grow/domain";
import { paths } from "../../paths.ts";

/** The list of shorts that the viewer goes on in; by default all shorts, newest first. */
export interface ShortsOrder {
  /** Only by growers the user follows. */
  readonly isFollowing?: boolean;
  /** Only by this grower. */
  readonly by?: number | undefined;
  readonly sort?: "new" | "like" | "view";
}

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

/** The address of a short, from which the viewer goes on in the order of a list. */
export function shortInOrder(link: string, { isFollowing = false, by, sort = "new" }: ShortsOrder): string {
  const query = new URLSearchParams({
    ...(isFollowing ? { feed: "following" } : {}),
    ...(by === undefined ? {} : { by: String(by) }),
    ...(sort === "new" ? {} : { order: sort }),
  }).toString();
  return `${link}${query === "" ? "" : `?${query}`}`;
}

/**
 * The address of the list that the viewer goes on in.
 *
 * @param grower - link of the one that it is by
 */
export function listOfOrder({ isFollowing = false, by, sort = "new" }: ShortsOrder, grower?: string): string {
  if (by !== undefined && grower !== undefined) return `${grower}/shorts`;
  return `${isFollowing ? paths.followedShorts() : paths.shorts()}${sort === "new" ? "" : `?sort=${sort}`}`;
}
