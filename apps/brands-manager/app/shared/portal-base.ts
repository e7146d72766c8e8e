import { ApiError } from "@grow/api-client";
import { COOKIES } from "@grow/app-kit/request/cookies.ts";
import type { Schema } from "@grow/contract";
import type { AppLoadContext } from "@remix-run/node";

/** The brands of the signed-in person, the chosen one and its managers. */
export type PortalBase = Schema<"PortalBase">;

const asked = new WeakMap<AppLoadContext, Promise<PortalBase>>();

/**
 * What the frame and every page of the portal begin with; asked once for each request. A brand in the cookie that
 * the person does not manage (any more) counts as no choice.
 */
export function portalBase(context: AppLoadContext): Promise<PortalBase> {
  const known = asked.get(context);
  if (known) return known;
  const answer = read(context);
  asked.set(context, answer);
  return answer;
}

async function read(context: AppLoadContext): Promise<PortalBase> {
  const chosen = chosenBrand(context);
  if (chosen !== undefined) {
    try {
      return await readBase(context, { brand_id: chosen });
    } catch (error) {
      if (!(error instanceof ApiError) || ![403, 404, 422].includes(error.status)) throw error;
    }
  }
  return readBase(context, {});
}

async function readBase(context: AppLoadContext, query: { brand_id?: number }): Promise<PortalBase> {
  const { data } = await context.api.GET("/brands-manager/base", { params: { query } });
  return data;
}

function chosenBrand({ cookies }: AppLoadContext): number | undefined {
  const value = cookies.get(COOKIES.brand);
  return value && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
