import type { Schema } from "@grow/contract";
import type { StrainCategory } from "@grow/domain";
import { FamilyTree } from "@grow/ui/catalogue";
import { Chip, Cluster, Prose, Section, Stack, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../../paths.ts";
import type { CardData } from "../../../../../../shared/diary-cards/card-data.ts";
import { categoryValueWord } from "../../../../../../shared/strains/category-words.ts";
import { StrainCards } from "../../../../../../shared/strains/strain-cards.tsx";
import type { StrainData } from "../../../../../../shared/strains/strain-data.ts";
import type { GalleryPhoto } from "../../../../../../shared/tabs/gallery/view.ts";
import type { ReviewView } from "../../../../../../shared/tabs/reviews/view.ts";
import { DiariesSection, PhotoStrip, ReviewsSection } from "../../../../shared/overview-sections.tsx";
import { useFamilyWords } from "../../shared/family-node.ts";
import { RoomLinks } from "../../shared/room-links.tsx";
import { Statistics } from "../../shared/statistics.tsx";
import type { StatisticsView } from "../../shared/statistics-view.ts";
import { Wiki } from "../../shared/wiki.tsx";

interface OverviewProps {
  id: number;
  link: string;
  room: string | null;
  /** Empty where the head shows all of it. */
  description: { html: string; lang: string };
  categories: Schema<"StrainCategoryValues">;
  relatives: number;
  /** Null without known relatives. */
  family: Schema<"StrainTree"> | null;
  statistics: StatisticsView;
  /** The most liked ones. */
  diaries: readonly CardData[];
  /** Covers of further diaries. */
  photos: readonly GalleryPhoto[];
  /** The most helpful ones. */
  reviews: readonly ReviewView[];
  wiki: Schema<"WikiArticle"> | null;
  similar: readonly StrainData[];
}

/** What growers report, as opposed to what it is like to grow. */
const REPORTED = [
  ...(["positive-effects", "tastes", "medical", "negative-effects", "thc", "genes"] as const),
] satisfies readonly StrainCategory[];

/** Generations of the tree on the overview; all have a page of their own. */
const GENERATIONS = 3;

/** What is known of a strain: description, harvests, family, encyclopedia, similar strains. */
export function Overview(props: OverviewProps) {
  const { id, link, room, description, categories, relatives, family, statistics, wiki, similar } = props;
  const { diaries, photos, reviews } = props;
  const { i18n, t } = useLingui();
  const { nodeOf } = useFamilyWords();
  const name = family?.name ?? "";
  // Values with shares are drawn as bars.
  const isReported = statistics.growers >= statistics.least && statistics.shares.length > 0;
  const values = isReported
    ? []
    : REPORTED.flatMap((category) => categories[category].map((value) => ({ category, value })));
  return (
    <Stack gap={8}>
      {description.html === "" ? null : <Prose html={description.html} lang={description.lang} />}
      {values.length > 0 ? (
        <Cluster gap={2}>
          {values.map(({ category, value }) => (
            <Chip key={`${category}-${value}`} small href={paths.strainCategory(category, value)}>
              {categoryValueWord(i18n, category, value)}
            </Chip>
          ))}
        </Cluster>
      ) : null}
      <Statistics statistics={statistics} rooms={<RoomLinks link={link} room={room} />} />
      {family ? (
        <Section
          close
          title={<Trans id="strain.family">Family</Trans>}
          action={
            <TextLink href={paths.strainTree(link)}>
              {t({
                id: "strain.family.open",
                message: plural(relatives, {
                  one: "Open the family tree with # relative",
                  other: "Open the family tree with # relatives",
                }),
              })}
            </TextLink>
          }
        >
          <FamilyTree
            label={t({ id: "strain.tree.ancestors", message: `Ancestors of ${name}` })}
            strain={nodeOf(family, GENERATIONS)}
          />
        </Section>
      ) : null}
      <DiariesSection link={link} diaries={diaries} />
      <PhotoStrip link={link} photos={photos} />
      <ReviewsSection link={link} reviews={reviews} withProduct />
      {wiki ? <Wiki article={wiki} /> : null}
      {similar.length > 0 ? (
        <Section
          close
          title={<Trans id="strain.similar">Similar strains</Trans>}
          action={
            <TextLink
              href={paths.compareStrains([id, ...similar.slice(0, 3).map((strain) => strain.id)])}
              rel="nofollow"
            >
              <Trans id="strain.compare">Compare side by side</Trans>
            </TextLink>
          }
        >
          <StrainCards strains={similar} headingLevel={3} />
        </Section>
      ) : null}
    </Stack>
  );
}
