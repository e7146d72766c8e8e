import "../../../../shared/strains/locales/catalog.ts";
import "../../../../shared/tabs/harvests/locales/catalog.ts";
import "../../../../shared/tabs/reviews/locales/catalog.ts";
import { LinkButton, Prose, Section, Stack, TextLink } from "@grow/ui/foundation";
import { PhotoGrid } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { productCardData } from "../../../../shared/catalogue/product-card-data.ts";
import { ProductCards } from "../../../../shared/catalogue/product-cards.tsx";
import { cardData } from "../../../../shared/diary-cards/card-data.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { StrainCards } from "../../../../shared/strains/strain-cards.tsx";
import { strainData } from "../../../../shared/strains/strain-data.ts";
import { type GalleryPhoto, galleryView } from "../../../../shared/tabs/gallery/view.ts";
import { HarvestTable } from "../../../../shared/tabs/harvests/harvest-table.tsx";
import { harvestsView } from "../../../../shared/tabs/harvests/view.ts";
import { reviewView } from "../../../../shared/tabs/reviews/view.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { DiariesSection, ReviewsSection } from "../../shared/overview-sections.tsx";

/** Number of products on the overview; of those of a seedbank, whose strains lead. */
const PRODUCTS = 8;
const SEEDS = 4;

/** What else is shown before its tab. */
const STRAINS = 4;
const HARVESTS = 5;
const REVIEWS = 2;
const DIARIES = 4;
const PHOTOS = 9;

/** Characters of HTML that fit into the head. */
const LEAD = 240;

/** The views of tabs, without their pages. */
const WHOLE = { page: 1, pages: 1, total: 0, isTotalCapped: false };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, measures } = context;
  const brand = await readSubject(context, "brand", params.brand ?? "");
  const filter = { brand_id: brand.id };
  const isSeedbank = brand.section === "seedbank";
  const [products, diaries, strains, harvests, photos] = await Promise.all([
    api.GET("/products", { params: { query: { ...filter, limit: isSeedbank ? SEEDS : PRODUCTS } } }),
    isSeedbank
      ? null
      : api.GET("/diaries", { params: { query: { ...filter, sort: "like", limit: DIARIES } } }),
    isSeedbank ? api.GET("/strains", { params: { query: { ...filter, limit: STRAINS } } }) : null,
    isSeedbank
      ? api.GET("/weeks", { params: { query: { ...filter, faza: 2, sort: "like", limit: HARVESTS } } })
      : null,
    isSeedbank
      ? api.GET("/weeks", { params: { query: { ...filter, has_photo: true, sort: "like", limit: PHOTOS } } })
      : null,
  ]);
  return {
    name: brand.name,
    link: brand.link,
    // A short description is in the head of the page already.
    text: brand.description.length > LEAD ? brand.description : "",
    lang: brand.lang,
    products: products.data.items.map(productCardData),
    hasMore: products.data.total > products.data.items.length,
    schemes: brand.schemes.map(({ id, name }) => ({ id, name })),
    // What its own people say is on the tab, where it is marked.
    reviews: brand.items_review
      .filter((review) => !review.is_affiliated)
      .slice(0, REVIEWS)
      .map(reviewView),
    diaries: diaries?.data.items.map((card) => cardData(card, measures)) ?? [],
    strains: strains?.data.items.map(strainData) ?? [],
    harvests: harvests ? harvestsView("like", harvests.data, WHOLE, measures).harvests : [],
    photos: photos ? onePerWeek(galleryView("like", photos.data, WHOLE).photos) : [],
  };
}

const onePerWeek = (photos: readonly GalleryPhoto[]) =>
  photos.filter(({ link }, index) => photos.findIndex((other) => other.link === link) === index);

type OverviewData = ReturnType<typeof useLoaderData<typeof loader>>;

/** What a brand makes, how it does in diaries, and what growers say of it. */
export default function BrandOverview() {
  const { t } = useLingui();
  const overview = useLoaderData<typeof loader>();
  const { name, link, text, lang, strains, reviews, diaries, harvests, photos } = overview;
  return (
    <Stack gap={10}>
      {strains.length > 0 ? (
        <Section
          close
          title={t({ id: "catalogue.tab.strains", message: "Strains" })}
          action={
            <TextLink href={`${link}/strains`}>
              <Trans id="brand.all-strains">All strains</Trans>
            </TextLink>
          }
        >
          <StrainCards strains={strains} headingLevel={3} />
        </Section>
      ) : null}
      <Products {...overview} />
      <Charts {...overview} />
      {harvests.length > 0 ? (
        <Section
          close
          title={t({ id: "catalogue.tab.harvests", message: "Harvests" })}
          action={
            <TextLink href={`${link}/harvests`}>
              <Trans id="brand.all-harvests">All harvests</Trans>
            </TextLink>
          }
        >
          <HarvestTable harvests={harvests} />
        </Section>
      ) : null}
      <DiariesSection link={link} diaries={diaries} />
      <ReviewsSection link={link} reviews={reviews} withProduct />
      {photos.length > 0 ? (
        <Section
          close
          title={t({ id: "catalogue.tab.gallery", message: "Photos" })}
          action={
            <TextLink href={`${link}/gallery`}>
              <Trans id="brand.all-photos">All photos</Trans>
            </TextLink>
          }
        >
          <PhotoGrid
            photos={photos.map(({ id, photo, link, diary }) => ({
              ...photoSource({ ...photo, alt: photo.alt || diary }, "gallery"),
              id,
              href: link,
            }))}
          />
        </Section>
      ) : null}
      {text ? (
        <Section close title={t({ id: "brand.about", message: `About ${name}` })}>
          <Prose html={text} lang={lang} />
        </Section>
      ) : null}
    </Stack>
  );
}

function Products({ products, hasMore, link }: Pick<OverviewData, "products" | "hasMore" | "link">) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <Section
      close
      title={t({ id: "catalogue.tab.products", message: "Products" })}
      action={
        hasMore ? (
          <TextLink href={`${link}/products`}>
            <Trans id="brand.all-products">All products</Trans>
          </TextLink>
        ) : undefined
      }
    >
      <ProductCards cards={products} headingLevel={3} isOneSection withoutBrand />
    </Section>
  );
}

function Charts({ schemes, link }: Pick<OverviewData, "schemes" | "link">) {
  const { t } = useLingui();
  if (schemes.length === 0) return null;
  return (
    <Section close title={t({ id: "catalogue.tab.schemes", message: "Feeding charts" })}>
      <Stack gap={3}>
        <p>{schemes.map((scheme) => scheme.name).join(" · ")}</p>
        <p>
          <LinkButton look="outline" href={`${link}/schemes`}>
            <Trans id="brand.open-charts">Open the charts</Trans>
          </LinkButton>
        </p>
      </Stack>
    </Section>
  );
}
