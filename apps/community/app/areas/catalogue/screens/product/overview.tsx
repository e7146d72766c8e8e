import "../../../../shared/tabs/reviews/locales/catalog.ts";
import "../../../../shared/tabs/schemes/locales/catalog.ts";
import { categoryWord } from "@grow/app-kit/catalogue/category-words.ts";
import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { BrandMark, NutrientLabel } from "@grow/ui/catalogue";
import { Lines, Plate, Prose, RailLayout, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { squareData } from "../../../../shared/catalogue/product-card-data.ts";
import { cardData } from "../../../../shared/diary-cards/card-data.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import { Reviews } from "../../../../shared/tabs/reviews/reviews.tsx";
import { reviewView } from "../../../../shared/tabs/reviews/view.ts";
import { FeedingChart } from "../../../../shared/tabs/schemes/feeding-chart.tsx";
import { MixLink, SchemeChoice } from "../../../../shared/tabs/schemes/scheme-choice.tsx";
import { chosenScheme, schemeView } from "../../../../shared/tabs/schemes/view.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { useFactLines } from "../../shared/fact-lines.tsx";
import { compositionView, factsView } from "../../shared/facts-view.ts";
import { DiariesSection } from "../../shared/overview-sections.tsx";
import styles from "./overview.module.css";

/** Characters of HTML that fit into the head. */
const LEAD = 300;

/** Diaries and reviews on the overview; their tabs have all. */
const DIARIES = 4;
const REVIEWS = 4;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, measures, url } = context;
  const product = await readSubject(context, "product", params.product ?? "");
  const { data: diaries } = await api.GET("/diaries", {
    params: { query: { product_id: product.id, sort: "like", limit: DIARIES } },
  });
  // An outdated link to a chart shows the first one.
  const scheme = chosenScheme(product.schemes, url.searchParams.get("scheme")) ?? product.schemes[0];
  return {
    name: product.name,
    link: product.link,
    brand: { name: product.item_brand.name, link: product.item_brand.link },
    // A short description is in the head of the page already.
    text: product.description.length > LEAD ? product.description : "",
    lang: product.lang,
    facts: factsView(product.section, product.props),
    composition: compositionView(product.composition),
    ingredients: product.composition?.ingredients ?? "",
    schemes: product.schemes.map(({ id, name }) => ({ id, name })),
    scheme: scheme ? schemeView(scheme, measures) : null,
    together: product.items_together.map(({ id, name, link, item_brand, logo_s, section, category }) => ({
      ...{ id, name, link, section, category: category ?? null },
      brand: item_brand?.name ?? "",
      picture: squareData(logo_s),
    })),
    reviews: product.items_review.slice(0, REVIEWS).map(reviewView),
    diaries: diaries.items.map((card) => cardData(card, measures)),
  };
}

type OverviewData = ReturnType<typeof useLoaderData<typeof loader>>;

/** What is known of a product: feeding charts, reviews, facts, what is used with it, diaries. */
export default function ProductOverview() {
  const overview = useLoaderData<typeof loader>();
  const { link, text, schemes, scheme, diaries, reviews } = overview;
  // Without reviews, the diaries fill the column beside the facts.
  const isQuiet = reviews.length === 0 && text === "";
  return (
    <Stack gap={10}>
      {scheme ? <Charts schemes={schemes} scheme={scheme} brand={overview.brand} link={link} /> : null}
      <RailLayout rail={<Rail {...overview} />}>
        <Stack gap={8}>
          {text ? <About {...overview} /> : null}
          <ProductReviews {...overview} />
          {isQuiet ? <DiariesSection link={link} diaries={diaries.slice(0, 3)} columns={3} /> : null}
        </Stack>
      </RailLayout>
      {isQuiet ? null : <DiariesSection link={link} diaries={diaries} />}
    </Stack>
  );
}

type ChartsProps = Pick<OverviewData, "schemes" | "brand" | "link"> & {
  scheme: NonNullable<OverviewData["scheme"]>;
};

/** One of its brand's feeding charts that use it. */
function Charts({ schemes, scheme, brand, link }: ChartsProps) {
  return (
    <Stack gap={4}>
      <SchemeChoice choices={schemes} shown={scheme.id} href={(id) => `${link}?scheme=${id}`} />
      <FeedingChart
        brand={brand.name}
        scheme={scheme}
        action={<MixLink look="outline" link={brand.link} scheme={scheme.id} />}
      />
    </Stack>
  );
}

function About({ name, text, lang }: Pick<OverviewData, "name" | "text" | "lang">) {
  const { t } = useLingui();
  return (
    <Section close title={t({ id: "brand.about", message: `About ${name}` })}>
      <Prose html={text} lang={lang} />
    </Section>
  );
}

function ProductReviews({ reviews, link }: Pick<OverviewData, "reviews" | "link">) {
  const { t } = useLingui();
  return (
    <Section
      close
      title={t({ id: "catalogue.tab.reviews", message: "Reviews" })}
      action={
        reviews.length > 0 ? (
          <TextLink href={`${link}/reviews`}>
            <Trans id="catalogue.all-reviews">All reviews</Trans>
          </TextLink>
        ) : undefined
      }
    >
      {reviews.length > 0 ? (
        <Reviews reviews={reviews} />
      ) : (
        <p>
          <Trans id="product.no-reviews">Use it in a diary and you can be the first to review it.</Trans>
        </p>
      )}
    </Section>
  );
}

function Rail({
  facts,
  composition,
  ingredients,
  together,
}: Pick<OverviewData, "facts" | "composition" | "ingredients" | "together">) {
  const { t } = useLingui();
  const lines = useFactLines();
  const contents = [
    ...composition.lines.map(lines.composition),
    ...(ingredients
      ? [{ name: t({ id: "product.ingredients", message: "Ingredients" }), value: ingredients }]
      : []),
  ];
  return (
    <Stack gap={5}>
      {facts.length > 0 ? (
        <Plate>
          <Section close level={3} title={t({ id: "product.facts", message: "Facts" })}>
            <Lines lines={facts.map(lines.fact)} />
          </Section>
        </Plate>
      ) : null}
      {composition.main.length > 0 || composition.lines.length > 0 ? (
        <Section close level={3} title={t({ id: "product.composition", message: "Composition" })}>
          <NutrientLabel main={lines.main(composition.main)} lines={contents} />
        </Section>
      ) : null}
      {together.length > 0 ? (
        <Plate>
          <Section close level={3} title={t({ id: "product.together", message: "Used together with" })}>
            <ul className={styles.together}>
              {together.map((other) => (
                <Together key={other.id} {...other} />
              ))}
            </ul>
          </Section>
        </Plate>
      ) : null}
    </Stack>
  );
}

function Together({ name, link, brand, picture, section, category }: OverviewData["together"][number]) {
  const { i18n } = useLingui();
  const kind = categoryWord(i18n, category) ?? sectionWord(i18n, section);
  return (
    <li className={styles.other}>
      <BrandMark logo={picture && photoSource(picture, "square")} name={name} size={40} />
      <span>
        <TextLink href={link}>{name}</TextLink>
        <small>{[brand, kind].filter(Boolean).join(" · ")}</small>
      </span>
    </li>
  );
}
