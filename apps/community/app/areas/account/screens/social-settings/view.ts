import type { ProofMeans } from "../../shared/settings/proof-means.ts";

/** Whether a linked provider is all that signs the member in, so that it cannot be unlinked. */
export function isLastSignIn(
  providers: readonly { readonly is_linked: boolean }[],
  { hasPassword, hasPasskey }: Pick<ProofMeans, "hasPassword" | "hasPasskey">,
): boolean {
  if (hasPassword || hasPasskey) return false;
  return providers.filter(({ is_linked }) => is_linked).length === 1;
}

/** Hosts of the sites whose profiles are known by name. */
const HOSTS = {
  instagram: ["instagram.com"],
  youtube: ["youtube.com"],
  facebook: ["facebook.com"],
  x: ["x.com", "twitter.com"],
} as const;

/** The link to a profile: host and name. */
const PROFILE = /^(?:https?:\/\/)?(?:www\.|m\.)?([a-z]+\.com)\/@?([^/?#]+)\/?(?:[?#].*)?$/i;

/** The name in what was typed: a name with or without `@`, or the link to the profile. Other text stays as it is, and is refused. */
export function profileName(site: keyof typeof HOSTS, typed: string): string {
  const text = typed.trim();
  const [, host = "", name = ""] = PROFILE.exec(text) ?? [];
  const isLink = HOSTS[site].some((own) => own === host.toLowerCase()) && !name.endsWith(".php");
  return (isLink ? name : text).replace(/^@/, "");
}
