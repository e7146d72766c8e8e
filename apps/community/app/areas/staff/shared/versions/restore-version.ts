import { ApiError } from "@grow/api-client";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { errorStatus, type FieldTexts, formErrors, textOf } from "../../../../shared/form-errors.ts";

/** Why a version was not restored. */
export interface RefusedRestore {
  readonly number: number;
  /** The text was saved by another user meanwhile; the next attempt replaces that. */
  readonly isConflict: boolean;
  readonly text: string | null;
}

interface Restore {
  /** @param version - of the thing as it was read */
  restore(number: number, version: number): Promise<unknown>;
  /** The page that says that this version was restored. */
  doneAt(number: number): string;
  readonly texts?: FieldTexts;
}

/** Saves a version of a text again, as the newest. */
export async function restoreVersion(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { restore, doneAt, texts }: Restore,
) {
  const form = await request.formData();
  const number = paramId(textOf(form, "number"));
  if (!number) throw badParameter(context.url.pathname);
  try {
    await restore(number, Number(textOf(form, "version")));
    return redirect(doneAt(number), 303);
  } catch (error) {
    // An expired session leads to sign in.
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const isConflict = error.status === 409;
    const refused: RefusedRestore = {
      number,
      isConflict,
      text: isConflict ? null : formErrors(context.i18n, error, [], texts).form,
    };
    return data(refused, errorStatus(error));
  }
}
