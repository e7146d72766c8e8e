import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";
import { type Content, contentOf } from "./content.ts";

type LikeState = components["schemas"]["LikeState"];

/** Anything that can be liked. */
export type LikeType = components["schemas"]["LikeType"];

/**
 * Likes or unlikes a thing. Idempotent.
 *
 * @param liked - the wanted state
 * @returns the current state and the total number of likes
 * @throws ApiError when the request fails; RangeError unless the id is a positive integer
 * @example await setLike(api, true, "diary", 12)
 * @example await setLike(api, false, { type: "comment", id: 70 })
 */
export function setLike(
  api: ApiClient,
  liked: boolean,
  content: Content<LikeType>,
): Promise<ApiAnswer<LikeState>>;
export function setLike(
  api: ApiClient,
  liked: boolean,
  type: LikeType,
  id: number,
): Promise<ApiAnswer<LikeState>>;
export async function setLike(
  api: ApiClient,
  liked: boolean,
  target: LikeType | Content<LikeType>,
  targetId?: number,
): Promise<ApiAnswer<LikeState>> {
  const init = { params: { path: contentOf(target, targetId) } };
  return liked ? api.POST("/likes/{type}/{id}", init) : api.DELETE("/likes/{type}/{id}", init);
}
