import type { ProofMeans } from "../../shared/settings/proof-means.ts";

/** Whether a linked provider is all that signs the member in, so that it cannot be unlinked. */
export function isLastSignIn(
  providers: readonly { readonly is_linked: boolean }[],
  { hasPassword, hasPasskey }: Pick<ProofMeans, "hasPassword" | "hasPasskey">,
): boolean {
  if (hasPassword || hasPasskey) return false;
  return providers.filter(({ is_linked }) => is_linked).length === 1;
}
