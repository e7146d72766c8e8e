import type { AppLoadContext } from "@remix-run/node";
import { type SpreadView, spreadView } from "../../../shared/tabs/reviews/view.ts";

/** How the ratings of a brand or product spread; null without reviews or with too few growers. */
export async function readSpread(
  { api }: AppLoadContext,
  filter: { readonly product_id: number } | { readonly brand_id: number },
  reviews: number,
): Promise<SpreadView | null> {
  if (reviews === 0) return null;
  const { data } = await api.GET("/reviews", {
    params: { query: { ...filter, has_spread: true, limit: 1 } },
  });
  const spread = spreadView(data.item_spread);
  return spread === "too few" ? null : spread;
}
