import { ApiError } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import type { AppLoadContext } from "@remix-run/node";
import type { CommentedThing, CommentsRequest } from "./comments-request.ts";

/**
 * The loader part of a page with comments.
 *
 * @returns null for a thing that this user may not see; its own request returns the 404
 */
export async function loadComments(
  api: AppLoadContext["api"],
  { type, id }: CommentedThing,
  { sort, start, limit, wanted }: CommentsRequest,
): Promise<Schema<"CommentList"> | null> {
  const query = { sort, start, limit, ...(wanted === null ? {} : { preload_comment: wanted }) };
  try {
    const { data } = await api.GET("/comments/{type}/{id}", { params: { path: { type, id }, query } });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
