import { badParameter } from "@grow/app-kit/request/failures.ts";
import { textOf } from "../../../../shared/form-errors.ts";

/**
 * What names an existing row.
 *
 * @param name - null for a new one
 * @throws Response 404 for a new one
 */
export function existing<Name>(name: Name | null, pathname: string): Name {
  if (name === null) throw badParameter(pathname);
  return name;
}

/** The version of the row that was edited. */
export const editedVersion = (form: FormData): number => Number(textOf(form, "version"));

/** Makes a new row once, however often its form is sent. */
export function createdOnce(form: FormData): { idempotencyKey?: string } {
  const key = textOf(form, "request_key");
  return key === "" ? {} : { idempotencyKey: key };
}
