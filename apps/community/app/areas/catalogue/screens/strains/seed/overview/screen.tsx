import type { Schema } from "@grow/contract";
import { Cluster, LinkButton, Prose, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CardData } from "../../../../../../shared/diary-cards/card-data.ts";
import type { ReviewView } from "../../../../../../shared/tabs/reviews/view.ts";
import { DiariesSection, ReviewsSection } from "../../../../shared/overview-sections.tsx";
import { RoomLinks } from "../../shared/room-links.tsx";
import { Seedbanks } from "../../shared/setups.tsx";
import { Statistics } from "../../shared/statistics.tsx";
import type { StatisticsView } from "../../shared/statistics-view.ts";

interface SeedOverviewProps {
  link: string;
  room: string | null;
  /** Empty where the head shows all of it. */
  description: { html: string; lang: string };
  id: number;
  shop: string | null;
  brand: string;
  strain: Schema<"StrainShort"> | null;
  statistics: StatisticsView;
  /** The strain's harvests by seedbank. */
  brands: StatisticsView["brands"];
  /** The most liked ones. */
  diaries: readonly CardData[];
  reviews: readonly ReviewView[];
}

/** What is known of a seedbank's seed, and where to read about the strain and to buy it. */
export function SeedOverview({
  link,
  room,
  description,
  id,
  shop,
  brand,
  strain,
  statistics,
  brands,
  diaries,
  reviews,
}: SeedOverviewProps) {
  const { t } = useLingui();
  const name = strain?.name ?? "";
  return (
    <Stack gap={8}>
      {description.html === "" ? null : <Prose html={description.html} lang={description.lang} />}
      {shop || strain ? (
        <Cluster gap={4}>
          {shop ? (
            <LinkButton look="outline" href={shop} rel="nofollow noopener sponsored" data-buy={id}>
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
      <Statistics statistics={statistics} rooms={<RoomLinks link={link} room={room} />} />
      {brands.length > 1 ? <Seedbanks brands={brands} /> : null}
      <DiariesSection link={link} diaries={diaries} />
      <ReviewsSection link={link} reviews={reviews} />
    </Stack>
  );
}
