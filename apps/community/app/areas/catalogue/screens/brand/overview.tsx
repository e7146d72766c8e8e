import "../../../../shared/tabs/reviews/locales/catalog.ts";
import { LinkButton, Prose, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { productCardData } from "../../../../shared/catalogue/product-card-data.ts";
import { ProductCards } from "../../../../shared/catalogue/product-cards.tsx";
import { Reviews } from "../../../../shared/tabs/reviews/reviews.tsx";
import { reviewView } from "../../../../shared/tabs/reviews/view.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";

/** Number of products on the overview. */
const SHOWN = 8;

/** Characters of HTML that fit into the head. */
const LEAD = 240;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const brand = await readSubject(context, "brand", params.brand ?? "");
  const query = { brand_id: brand.id, limit: SHOWN };
  const { data } = await context.api.GET("/products", { params: { query } });
  return {
    name: brand.name,
    link: brand.link,
    // A short description is in the head of the page already.
    text: brand.description.length > LEAD ? brand.description : "",
    lang: brand.lang,
    products: data.items.map(productCardData),
    hasMore: data.total > SHOWN,
    schemes: brand.schemes.map(({ id, name }) => ({ id, name })),
    reviews: brand.items_review.map(reviewView),
  };
}

export default function BrandOverview() {
  const { t } = useLingui();
  const { name, link, text, lang, products, hasMore, schemes, reviews } = useLoaderData<typeof loader>();
  return (
    <Stack gap={6}>
      {products.length > 0 ? (
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
      ) : null}
      {schemes.length > 0 ? (
        <Section title={t({ id: "catalogue.tab.schemes", message: "Feeding charts" })}>
          <Stack gap={3}>
            <p>{schemes.map((scheme) => scheme.name).join(" · ")}</p>
            <p>
              <LinkButton look="outline" href={`${link}/schemes`}>
                <Trans id="brand.open-charts">Open the charts</Trans>
              </LinkButton>
            </p>
          </Stack>
        </Section>
      ) : null}
      {reviews.length > 0 ? (
        <Section
          title={t({ id: "catalogue.tab.reviews", message: "Reviews" })}
          action={
            <TextLink href={`${link}/reviews`}>
              <Trans id="catalogue.all-reviews">All reviews</Trans>
            </TextLink>
          }
        >
          <Reviews reviews={reviews} withProduct />
        </Section>
      ) : null}
      {text ? (
        <Section title={t({ id: "brand.about", message: `About ${name}` })}>
          <Prose html={text} lang={lang} />
        </Section>
      ) : null}
    </Stack>
  );
}
