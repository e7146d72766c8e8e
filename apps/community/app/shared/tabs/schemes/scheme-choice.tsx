import { LinkButton } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { FlaskConical } from "lucide-react";
import { paths } from "../../../paths.ts";

interface SchemeChoiceProps {
  choices: readonly { readonly id: number; readonly name: string }[];
  shown: number;
  href: (id: number) => string;
}

/** Links to the other feeding charts; nothing where there is only one. */
export function SchemeChoice({ choices, shown, href }: SchemeChoiceProps) {
  const { t } = useLingui();
  if (choices.length < 2) return null;
  return (
    <SegmentLinks
      label={t({ id: "schemes.choose", message: "Feeding chart" })}
      links={choices.map(({ id, name }) => ({ href: href(id), label: name, current: id === shown }))}
    />
  );
}

interface MixLinkProps {
  /** Of the brand. */
  link: string;
  scheme: number;
  look: "primary" | "outline";
}

/** Leads to the mix card of a feeding chart. */
export function MixLink({ link, scheme, look }: MixLinkProps) {
  return (
    <LinkButton look={look} icon={FlaskConical} href={paths.mixCard(link, scheme)}>
      <Trans id="schemes.mix">Mix it</Trans>
    </LinkButton>
  );
}
