import { EmptyState, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import type { ProductCardData } from "../../catalogue/product-card-data.ts";
import { ProductCards } from "../../catalogue/product-cards.tsx";
import { type TabLength, tabAddress } from "../tab-list.ts";

/** Choices of the list. */
export const PRODUCT_CHOICES = { sort: ["diaries", "rate", "new", "name"] } as const;
type ProductSort = (typeof PRODUCT_CHOICES.sort)[number];

const SORTS: Record<ProductSort, MessageDescriptor> = {
  diaries: msg({ id: "tab.products.sort.diaries", message: "Most used" }),
  rate: msg({ id: "tab.products.sort.rate", message: "Best rated" }),
  new: msg({ id: "tab.products.sort.new", message: "Newest" }),
  name: msg({ id: "tab.products.sort.name", message: "A–Z" }),
};

export interface ProductsTabView extends TabLength {
  readonly sort: ProductSort;
  readonly products: readonly ProductCardData[];
  /** All are of one brand. */
  readonly withoutBrand: boolean;
}

/** Products as cards, in an order, page by page. */
export function ProductsTab({ sort, page, pages, products, withoutBrand }: ProductsTabView) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const address = (sort: ProductSort, page = 1) => tabAddress(pathname, PRODUCT_CHOICES, { sort, page });
  if (products.length === 0)
    return <EmptyState title={<Trans id="tab.products.empty">No products yet</Trans>} />;
  return (
    <Stack gap={6}>
      <div>
        <SegmentLinks
          label={t({ id: "tab.products.sort", message: "Sort products" })}
          links={PRODUCT_CHOICES.sort.map((order) => ({
            href: address(order),
            label: i18n._(SORTS[order]),
            current: order === sort,
          }))}
        />
      </div>
      <ProductCards cards={products} withoutBrand={withoutBrand} />
      {pages > 1 ? (
        <Pagination
          label={t({ id: "tab.products.pages", message: "Pages of products" })}
          current={page}
          total={pages}
          href={(number) => address(sort, number)}
        />
      ) : null}
    </Stack>
  );
}
