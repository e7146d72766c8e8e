import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { AppLoadContext } from "@remix-run/node";
import { portalBase } from "../../../shared/portal-base.ts";

/** Withdraws the invitation that a form of pending invitations names. */
export async function withdrawInvitation(context: AppLoadContext, form: FormData): Promise<void> {
  const { brand } = await portalBase(context);
  await context.api.DELETE("/brands-manager/invitations/{id}", {
    params: {
      path: { id: Number(textOf(form, "invitation")) },
      query: brand ? { brand_id: brand.id } : {},
    },
  });
}
