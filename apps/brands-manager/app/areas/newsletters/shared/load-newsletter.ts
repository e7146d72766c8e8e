import type { Schema } from "@grow/contract";
import type { AppLoadContext } from "@remix-run/node";
import { portalBase } from "../../../shared/portal-base.ts";

/** The query that names the chosen brand. */
export async function brandQuery(context: AppLoadContext): Promise<{ brand_id?: number }> {
  const { brand } = await portalBase(context);
  return brand ? { brand_id: brand.id } : {};
}

/** A newsletter of the chosen brand. */
export async function loadNewsletter(context: AppLoadContext, id: number): Promise<Schema<"Newsletter">> {
  const { data } = await context.api.GET("/brands-manager/newsletters/{id}", {
    params: { path: { id }, query: await brandQuery(context) },
  });
  return data;
}
