import type { Schema } from "@grow/contract";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { textOf } from "../../../../shared/form-errors.ts";

/** How a member can confirm a sensitive change. */
export interface ProofMeans {
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
}

/** Reads the section `password`, and from it how its member confirms a change. */
export async function readProofMeans(
  context: LoaderFunctionArgs["context"],
  { id }: Schema<"User">,
): Promise<{ means: ProofMeans; changeDate: string | null }> {
  const { data } = await context.api.GET("/users/{id}/settings/{section}", {
    params: { path: { id, section: "password" } },
  });
  const { has_password = true, cnt_passkeys = 0, change_date = null } = data.password ?? {};
  return { means: { hasPassword: has_password, hasPasskey: cnt_passkeys > 0 }, changeDate: change_date };
}

/** The value of a proof field: the password, or nothing after a passkey's confirmation. */
export function proofOf(form: FormData): Schema<"Reauthentication"> {
  const password = textOf(form, "password");
  return password === "" ? {} : { password };
}
