import { sectionWord } from "@grow/app-kit/catalogue/section-words.ts";
import { CATALOGUES } from "@grow/domain";
import { Chip, Cluster, EmptyState, LinkButton, Page, RailLayout, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { AdPlace } from "../../../../shared/ads/ad-place.tsx";
import { ProductCards } from "../../../../shared/catalogue/product-cards.tsx";
import { ListPages } from "../../../../shared/lists/parts/list-pages.tsx";
import head from "../../shared/head.module.css";
import { catalogueList } from "./list.ts";
import { BrandList } from "./parts/brand-list.tsx";
import { CatalogueHead } from "./parts/catalogue-head.tsx";
import { ProductFilters } from "./parts/product-filters.tsx";
import type { CatalogueView } from "./view.ts";

/** A catalogue: its brands, or its products with filters by facts. */
export function CatalogueScreen(view: CatalogueView) {
  const { i18n, t } = useLingui();
  const { catalogue, tags, sort, page, pages, total, brands, products } = view;
  const list = catalogueList(catalogue, products ? "products" : "brands");
  const isFiltered = tags.length > 0;
  const found =
    total === 0 ? (
      <EmptyState
        drawing={isFiltered ? "search" : "seedling"}
        title={<Trans id="catalogue.empty">Nothing here yet</Trans>}
        actions={
          isFiltered ? (
            <LinkButton look="outline" href={list.address({ sort })}>
              <Trans id="catalogue.clear">Clear filters</Trans>
            </LinkButton>
          ) : undefined
        }
      />
    ) : (
      <Stack gap={8}>
        {brands ? <BrandList brands={brands} isSeedbank={catalogue === "seedbank"} /> : null}
        {products ? (
          <ProductCards
            cards={products}
            columns={catalogue === "equipment" ? 4 : 3}
            isOneSection={catalogue !== "equipment"}
            hasAd
          />
        ) : null}
        <ListPages
          list={list}
          label={t({ id: "catalogue.pages", message: "Pages" })}
          {...{ tags, sort, page, pages }}
        />
      </Stack>
    );
  return (
    <Page className={head.page}>
      <AdPlace kind="header" />
      <Stack gap={5}>
        <CatalogueHead {...view} />
        {products && catalogue !== "equipment" ? (
          <RailLayout
            side="start"
            sheet
            rail={<ProductFilters catalogue={catalogue} {...{ tags, sort, total }} counts={view.counts} />}
          >
            {found}
          </RailLayout>
        ) : (
          found
        )}
        <nav aria-label={t({ id: "catalogue.sections", message: "Sections" })}>
          <Cluster gap={2}>
            {CATALOGUES.filter((other) => other !== catalogue).map((other) => (
              <Chip key={other} href={paths.catalogue(other)}>
                {sectionWord(i18n, other)}
              </Chip>
            ))}
          </Cluster>
        </nav>
      </Stack>
    </Page>
  );
}
