import { ApiError } from "@grow/api-client";
import { COOKIES } from "@grow/app-kit/request/cookies.ts";
import type { Schema } from "@grow/contract";
import type { AppLoadContext } from "@remix-run/node";

/** The brands of the signed-in user, the selected one and its managers. */
export type PortalBase = Schema<"PortalBase">;

const asked = new WeakMap<AppLoadContext, Promise<PortalBase>>();

/**
 * The common data of all portal pages, requested once per page. A brand in the cookie that the user does not manage (any more) is
 * ignored.
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
