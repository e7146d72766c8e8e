import { Cluster, EmptyState, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { paths } from "../../../paths.ts";
import { FeedingChart } from "./feeding-chart.tsx";
import { MixLink, SchemeChoice } from "./scheme-choice.tsx";
import type { SchemesTabView } from "./view.ts";

/** The feeding charts of a brand: one at a time, with its doses by week. */
export function SchemesTab({ link, brand, choices, shown }: SchemesTabView) {
  if (!shown) return <EmptyState title={<Trans id="schemes.empty">No feeding charts yet</Trans>} />;
  return (
    <Stack gap={5}>
      <Cluster justify="between">
        <span>
          <SchemeChoice choices={choices} shown={shown.id} href={(id) => paths.scheme(link, id)} />
        </span>
        <MixLink look="primary" link={link} scheme={shown.id} />
      </Cluster>
      <FeedingChart brand={brand} scheme={shown} />
    </Stack>
  );
}
