import { LinkButton, Section } from "@grow/ui/foundation";
import { CardGrid } from "@grow/ui/media";
import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import type { GiveawayCardView } from "../../../../../shared/giveaways/card-view.ts";
import { OneGiveaway } from "../../../../../shared/giveaways/one-giveaway.tsx";

/** The giveaways that end first. */
export function Giveaways({ giveaways }: { giveaways: readonly GiveawayCardView[] }) {
  return (
    <Section
      title={<Trans id="home.giveaways">Giveaways</Trans>}
      action={
        <LinkButton look="quiet" size="small" icon={ArrowRight} href="/giveaways">
          <Trans id="home.giveaways.all">All giveaways</Trans>
        </LinkButton>
      }
    >
      <CardGrid columns={3} phoneColumns={1}>
        {giveaways.map((card) => (
          <OneGiveaway key={card.id} card={card} headingLevel={3} />
        ))}
      </CardGrid>
    </Section>
  );
}
