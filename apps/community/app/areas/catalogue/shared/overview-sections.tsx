import { Link, Section, TextLink } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Trans } from "@lingui/react/macro";
import type { CardData } from "../../../shared/diary-cards/card-data.ts";
import { DiaryCards } from "../../../shared/diary-cards/diary-cards.tsx";
import { photoSource } from "../../../shared/photo-source.ts";
import type { GalleryPhoto } from "../../../shared/tabs/gallery/view.ts";
import { Reviews } from "../../../shared/tabs/reviews/reviews.tsx";
import type { ReviewView } from "../../../shared/tabs/reviews/view.ts";
import styles from "./overview-sections.module.css";

interface DiariesSectionProps {
  link: string;
  diaries: readonly CardData[];
  columns?: 3 | 4;
}

/** The most liked diaries, with a link to all. */
export function DiariesSection({ link, diaries, columns = 4 }: DiariesSectionProps) {
  if (diaries.length === 0) return null;
  return (
    <Section
      close
      title={<Trans id="catalogue.tab.diaries">Diaries</Trans>}
      action={
        <TextLink href={`${link}/diaries`}>
          <Trans id="catalogue.all-diaries">All diaries</Trans>
        </TextLink>
      }
    >
      <DiaryCards cards={diaries} columns={columns} headingLevel={3} />
    </Section>
  );
}

interface PhotoStripProps {
  link: string;
  photos: readonly GalleryPhoto[];
}

/** Photos side by side, each leading to its diary or week, with a link to all. */
export function PhotoStrip({ link, photos }: PhotoStripProps) {
  if (photos.length === 0) return null;
  return (
    <Section
      close
      title={<Trans id="catalogue.tab.gallery">Photos</Trans>}
      action={
        <TextLink href={`${link}/gallery`}>
          <Trans id="brand.all-photos">All photos</Trans>
        </TextLink>
      }
    >
      <ul className={styles.strip}>
        {photos.map(({ id, photo, link, diary, lang }) => (
          <li key={id}>
            <Link href={link} lang={lang}>
              <Photo
                photo={photoSource({ ...photo, alt: "" }, "card")}
                shape="4:5"
                sizes="(min-width: 1080px) 200px, 42vw"
              />
              <span>{diary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ReviewsSectionProps {
  link: string;
  reviews: readonly ReviewView[];
  /** The reviews are of several products, so each names its product. */
  withProduct?: boolean;
}

/** The first reviews, with a link to all. */
export function ReviewsSection({ link, reviews, withProduct = false }: ReviewsSectionProps) {
  if (reviews.length === 0) return null;
  return (
    <Section
      close
      title={<Trans id="catalogue.tab.reviews">Reviews</Trans>}
      action={
        <TextLink href={`${link}/reviews`}>
          <Trans id="catalogue.all-reviews">All reviews</Trans>
        </TextLink>
      }
    >
      <Reviews reviews={reviews} withProduct={withProduct} />
    </Section>
  );
}
