import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";
import { type Content, contentOf } from "./content.ts";

type ComplaintCreate = components["schemas"]["ComplaintCreate"];
type ComplaintState = components["schemas"]["ComplaintState"];

/** Anything that can be complained about. */
export type ComplainType = components["schemas"]["ComplainType"];

/** What is wrong with it. */
export type ComplaintReason = components["schemas"]["ComplaintReason"];

/**
 * Complains to the moderators. While a complaint about a thing is open, another changes nothing.
 *
 * @param complaint - why, and in the reader's own words, at most 1,000 characters
 * @throws ApiError when the call fails; RangeError for an id that is no whole number from 1 on
 * @example await complain(api, { reason: "spam" }, "comment", 70)
 * @example await complain(api, { reason: "other", text: "Not his photos." }, { type: "diary", id: 12 })
 */
export function complain(
  api: ApiClient,
  complaint: ComplaintCreate,
  content: Content<ComplainType>,
): Promise<ApiAnswer<ComplaintState>>;
export function complain(
  api: ApiClient,
  complaint: ComplaintCreate,
  type: ComplainType,
  id: number,
): Promise<ApiAnswer<ComplaintState>>;
export async function complain(
  api: ApiClient,
  complaint: ComplaintCreate,
  target: ComplainType | Content<ComplainType>,
  targetId?: number,
): Promise<ApiAnswer<ComplaintState>> {
  const path = contentOf(target, targetId);
  return api.POST("/complains/{type}/{id}", { params: { path }, body: complaint });
}
