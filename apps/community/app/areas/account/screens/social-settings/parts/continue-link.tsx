import { LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";

/**
 * Goes on to the provider. Without JavaScript it is a link: the policy for forms forbids an answer that redirects to another site.
 */
export function ContinueLink({ url, name }: { url: string; name: string }) {
  useEffect(() => location.assign(url), [url]);
  return (
    <LinkButton look="primary" size="small" href={url}>
      <Trans id="settings.socials.continue">Continue with {name}</Trans>
    </LinkButton>
  );
}
