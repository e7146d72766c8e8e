import { ApiError } from "@grow/api-client";
import { fillHead, type HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import type { AppLoadContext } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { errorStatus, formErrors } from "../form-errors.ts";

/** Only moderators can read deleted things, so this page says nothing of the thing itself. */
export function removedHead({ i18n }: Pick<AppLoadContext, "i18n">, titles: HeadTemplate) {
  return { head: { ...fillHead(i18n, titles), isIndexed: false } };
}

/**
 * Restores something and redirects to it. The page shows if it can no longer be restored.
 *
 * @param restore - returns the path to go to
 */
export async function restoreThing({ i18n }: Pick<AppLoadContext, "i18n">, restore: () => Promise<string>) {
  try {
    return redirect(await restore(), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ errors: formErrors(i18n, error, []) }, errorStatus(error));
  }
}
