import "../../../../shared/tabs/reviews/locales/catalog.ts";
import { Lines, LinkButton, Plate, Prose, RailLayout, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "../../../../paths.ts";
import { Reviews } from "../../../../shared/tabs/reviews/reviews.tsx";
import { reviewView } from "../../../../shared/tabs/reviews/view.ts";
import { readSubject } from "../../../../shared/tabs/subject.ts";
import { useFactLines } from "../../shared/fact-lines.tsx";
import { compositionView, factsView } from "../../shared/facts-view.ts";

/** Characters of HTML that fit into the head. */
const LEAD = 300;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const product = await readSubject(context, "product", params.product ?? "");
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
    together: product.items_together.map(({ id, name, link, item_brand }) => ({
      id,
      name,
      link,
      brand: item_brand?.name ?? "",
    })),
    reviews: product.items_review.map(reviewView),
  };
}

export default function ProductOverview() {
  const { t } = useLingui();
  const lines = useFactLines();
  const { name, link, brand, text, lang, facts, composition, ingredients, schemes, together, reviews } =
    useLoaderData<typeof loader>();
  const rail = (
    <Stack gap={5}>
      {facts.length > 0 ? (
        <Plate>
          <Section close level={3} title={t({ id: "product.facts", message: "Facts" })}>
            <Lines lines={facts.map(lines.fact)} />
          </Section>
        </Plate>
      ) : null}
      {composition.length > 0 ? (
        <Plate>
          <Section close level={3} title={t({ id: "product.composition", message: "Composition" })}>
            <Lines
              lines={[
                ...composition.map(lines.composition),
                ...(ingredients
                  ? [{ name: t({ id: "product.ingredients", message: "Ingredients" }), value: ingredients }]
                  : []),
              ]}
            />
          </Section>
        </Plate>
      ) : null}
      {together.length > 0 ? (
        <Plate>
          <Section close level={3} title={t({ id: "product.together", message: "Used together with" })}>
            <Stack gap={2}>
              {together.map((other) => (
                <p key={other.id}>
                  <TextLink href={other.link}>{other.name}</TextLink> <small>{other.brand}</small>
                </p>
              ))}
            </Stack>
          </Section>
        </Plate>
      ) : null}
    </Stack>
  );
  return (
    <RailLayout rail={rail}>
      <Stack gap={6}>
        {text ? (
          <Section close title={t({ id: "brand.about", message: `About ${name}` })}>
            <Prose html={text} lang={lang} />
          </Section>
        ) : null}
        {schemes.length > 0 ? (
          <Section close title={t({ id: "catalogue.tab.schemes", message: "Feeding charts" })}>
            <Stack gap={3}>
              {schemes.map((scheme) => (
                <p key={scheme.id}>
                  <TextLink href={paths.scheme(brand.link, scheme.id)}>{scheme.name}</TextLink>
                </p>
              ))}
            </Stack>
          </Section>
        ) : null}
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
            <Stack gap={3}>
              <p>
                <Trans id="product.no-reviews">
                  Use it in a diary and you can be the first to review it.
                </Trans>
              </p>
              <p>
                <LinkButton look="outline" href={paths.newDiary()}>
                  <Trans id="product.start-diary">Start a diary</Trans>
                </LinkButton>
              </p>
            </Stack>
          )}
        </Section>
      </Stack>
    </RailLayout>
  );
}
