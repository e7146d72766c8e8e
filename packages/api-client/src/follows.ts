import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";
import { type Content, contentOf } from "./content.ts";

type FollowRow = components["schemas"]["FollowRow"];
type FollowRemoved = components["schemas"]["FollowRemoved"];

/** Anything that can be followed. */
export type FollowType = components["schemas"]["FollowType"];

/**
 * Follows or unfollows a grower, diary, brand or question. Idempotent.
 *
 * @param followed - the wanted state
 * @returns the row for the follow list; after unfollowing, only what was removed
 * @throws ApiError when the request fails; RangeError unless the id is a positive integer
 * @example await setFollow(api, true, "user", 7)
 * @example await setFollow(api, false, { type: "diary", id: 12 })
 */
export function setFollow(
  api: ApiClient,
  followed: boolean,
  content: Content<FollowType>,
): Promise<ApiAnswer<FollowRow | FollowRemoved>>;
export function setFollow(
  api: ApiClient,
  followed: boolean,
  type: FollowType,
  id: number,
): Promise<ApiAnswer<FollowRow | FollowRemoved>>;
export async function setFollow(
  api: ApiClient,
  followed: boolean,
  target: FollowType | Content<FollowType>,
  targetId?: number,
): Promise<ApiAnswer<FollowRow | FollowRemoved>> {
  const init = { params: { path: contentOf(target, targetId) } };
  return followed ? api.POST("/follows/{type}/{id}", init) : api.DELETE("/follows/{type}/{id}", init);
}
