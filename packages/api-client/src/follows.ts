import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";
import { type Content, contentOf } from "./content.ts";

type FollowRow = components["schemas"]["FollowRow"];
type FollowRemoved = components["schemas"]["FollowRemoved"];

/** Anything that can be followed. */
export type FollowType = components["schemas"]["FollowType"];

/**
 * Follows a grower, diary or brand, or follows it no longer. Both can be said twice without harm.
 *
 * @param followed - what the reader wants, not what stands now
 * @returns the row for the list of what he follows; after the end only what was removed
 * @throws ApiError when the call fails; RangeError for an id that is no whole number from 1 on
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
