import type { Schema } from "@grow/contract";
import { Cluster, LinkButton, Prose, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { RoomLinks } from "../../shared/room-links.tsx";
import { Statistics } from "../../shared/statistics.tsx";
import type { StatisticsView } from "../../shared/statistics-view.ts";

interface SeedOverviewProps {
  link: string;
  room: string | null;
  description: { html: string; lang: string };
  shop: string | null;
  brand: string;
  strain: Schema<"StrainShort"> | null;
  statistics: StatisticsView;
}

/** What is known of a seedbank's seed, and where to read about the strain and to buy it. */
export function SeedOverview({
  link,
  room,
  description,
  shop,
  brand,
  strain,
  statistics,
}: SeedOverviewProps) {
  const { t } = useLingui();
  const name = strain?.name ?? "";
  return (
    <Stack gap={8}>
      {description.html === "" ? null : <Prose html={description.html} lang={description.lang} />}
      {shop || strain ? (
        <Cluster gap={4}>
          {shop ? (
            <LinkButton look="outline" href={shop} rel="nofollow noopener sponsored">
              {t({ id: "seed.shop", message: `Buy at ${brand}` })}
            </LinkButton>
          ) : null}
          {strain ? (
            <TextLink href={strain.link}>
              <Trans id="seed.strain">All about {name} and who sells it</Trans>
            </TextLink>
          ) : null}
        </Cluster>
      ) : null}
      <RoomLinks link={link} room={room} />
      <Statistics statistics={statistics} />
    </Stack>
  );
}
