import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";

type LikeState = components["schemas"]["LikeState"];

/** Anything that can be liked. */
export type LikeType = components["schemas"]["LikeType"];

/** A thing named by its type and id, as lists and pages carry it. */
export interface Content<Type extends string> {
  readonly type: Type;
  readonly id: number;
}

/**
 * Likes a thing or takes the like back. Both can be said twice without harm.
 * @param liked what the reader wants, not what stands now
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
export function setLike(
  api: ApiClient,
  liked: boolean,
  target: LikeType | Content<LikeType>,
  targetId?: number,
): Promise<ApiAnswer<LikeState>> {
  const { type, id } = typeof target === "string" ? { type: target, id: targetId ?? Number.NaN } : target;
  const init = { params: { path: { type, id } } };
  return liked ? api.POST("/likes/{type}/{id}", init) : api.DELETE("/likes/{type}/{id}", init);
}
