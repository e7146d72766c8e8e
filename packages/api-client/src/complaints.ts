import type { components } from "@grow/contract";
import type { ApiAnswer, ApiClient } from "./call-types.ts";
import { type Content, contentOf } from "./content.ts";

type ComplaintCreate = components["schemas"]["ComplaintCreate"];
type ComplaintState = components["schemas"]["ComplaintState"];

/** Anything that can be reported. */
export type ComplainType = components["schemas"]["ComplainType"];

/** Reason of a report. */
export type ComplaintReason = components["schemas"]["ComplaintReason"];

/**
 * Reports a thing to the moderators. While a report is open, another one has no effect.
 *
 * @param complaint - reason, and a text of at most 1,000 characters
 * @throws ApiError when the request fails; RangeError unless the id is a positive integer
 * @example await complain(api, { reason: "spam" }, "comment", 70)
 * @example await complain(api, { reason: "other", text: "Stolen photos." }, { type: "diary", id: 12 })
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
