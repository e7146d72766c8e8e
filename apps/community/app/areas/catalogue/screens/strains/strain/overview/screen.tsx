import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { Chip, Cluster, Prose, Section, Stack, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../../../paths.ts";
import type { CardData } from "../../../../../../shared/diary-cards/card-data.ts";
import { DiaryCards } from "../../../../../../shared/diary-cards/diary-cards.tsx";
import { categoryValueWord } from "../../../../../../shared/strains/category-words.ts";
import { StrainCards } from "../../../../../../shared/strains/strain-cards.tsx";
import type { StrainData } from "../../../../../../shared/strains/strain-data.ts";
import { Reviews } from "../../../../../../shared/tabs/reviews/reviews.tsx";
import type { ReviewView } from "../../../../../../shared/tabs/reviews/view.ts";
import { RoomLinks } from "../../shared/room-links.tsx";
import { Statistics } from "../../shared/statistics.tsx";
import type { StatisticsView } from "../../shared/statistics-view.ts";
import { Wiki } from "../../shared/wiki.tsx";

interface OverviewProps {
  id: number;
  link: string;
  room: string | null;
  description: { html: string; lang: string };
  aliases: readonly string[];
  categories: Schema<"StrainCategoryValues">;
  relatives: number;
  statistics: StatisticsView;
  /** The most liked ones. */
  diaries: readonly CardData[];
  /** The most helpful ones. */
  reviews: readonly ReviewView[];
  wiki: Schema<"WikiArticle"> | null;
  similar: readonly StrainData[];
}

/** What is known of a strain: description, harvests, family, encyclopedia, similar strains. */
export function Overview(props: OverviewProps) {
  const { id, link, room, description, aliases, categories, relatives, statistics, wiki, similar } = props;
  const { diaries, reviews } = props;
  const { i18n, t } = useLingui();
  const names = aliases.join(", ");
  const values = (Object.keys(STRAIN_CATEGORIES) as StrainCategory[]).flatMap((category) =>
    categories[category].map((value) => ({ category, value })),
  );
  return (
    <Stack gap={8}>
      {names === "" ? null : (
        <p>
          <Trans id="strain.aliases">Also known as {names}</Trans>
        </p>
      )}
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
      <RoomLinks link={link} room={room} />
      <Statistics statistics={statistics} />
      {diaries.length > 0 ? (
        <Section
          close
          title={<Trans id="strain.diaries">Diaries</Trans>}
          action={
            <TextLink href={`${link}/diaries`}>
              <Trans id="strain.diaries.all">All diaries</Trans>
            </TextLink>
          }
        >
          <DiaryCards cards={diaries} headingLevel={3} />
        </Section>
      ) : null}
      {reviews.length > 0 ? (
        <Section
          close
          title={<Trans id="strain.reviews">Reviews</Trans>}
          action={
            <TextLink href={`${link}/reviews`}>
              <Trans id="strain.reviews.all">All reviews</Trans>
            </TextLink>
          }
        >
          <Reviews reviews={reviews} withProduct />
        </Section>
      ) : null}
      {relatives > 0 ? (
        <Section close title={<Trans id="strain.family">Family</Trans>}>
          <p>
            <TextLink href={paths.strainTree(link)}>
              {t({
                id: "strain.family.open",
                message: plural(relatives, {
                  one: "Open the family tree with # relative",
                  other: "Open the family tree with # relatives",
                }),
              })}
            </TextLink>
          </p>
        </Section>
      ) : null}
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
