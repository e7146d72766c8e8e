import { Cluster, EmptyState, LinkButton, Stack } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { FlaskConical } from "lucide-react";
import { paths } from "../../../paths.ts";
import { FeedingChart } from "./feeding-chart.tsx";
import type { SchemesTabView } from "./view.ts";

/** The feeding charts of a brand: one at a time, with its doses by week. */
export function SchemesTab({ link, brand, choices, shown }: SchemesTabView) {
  const { t } = useLingui();
  if (!shown) return <EmptyState title={<Trans id="schemes.empty">No feeding charts yet</Trans>} />;
  return (
    <Stack gap={5}>
      <Cluster justify="between">
        {choices.length > 1 ? (
          <SegmentLinks
            label={t({ id: "schemes.choose", message: "Feeding chart" })}
            links={choices.map(({ id, name }) => ({
              href: paths.scheme(link, id),
              label: name,
              current: id === shown.id,
            }))}
          />
        ) : (
          <span />
        )}
        <LinkButton look="primary" icon={FlaskConical} href={paths.mixCard(link, shown.id)}>
          <Trans id="schemes.mix">Mix it</Trans>
        </LinkButton>
      </Cluster>
      <FeedingChart brand={brand} scheme={shown} />
    </Stack>
  );
}
