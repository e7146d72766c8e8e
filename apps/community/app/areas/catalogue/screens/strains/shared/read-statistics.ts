import type { Schema } from "@grow/contract";
import type { AppLoadContext } from "@remix-run/node";
import { oncePerPage } from "../../../../../shared/once-per-page.ts";

/**
 * Statistics of a strain or seed. The frame and the overview of its page share one request.
 *
 * @param room only of diaries of this room
 */
export function readStatistics(
  context: AppLoadContext,
  kind: "strain" | "product",
  id: number,
  room?: 1 | 2 | 3 | undefined,
): Promise<Schema<"GrowStatistics">> {
  const { api } = context;
  return oncePerPage(context, `statistics ${kind} ${id} ${room ?? ""}`, async () => {
    const params = { path: { id }, query: room ? { type_room: room } : {} };
    const { data } =
      kind === "strain"
        ? await api.GET("/strains/{id}/statistics", { params })
        : await api.GET("/products/{id}/statistics", { params });
    return data;
  });
}
