import { LEAST_GROWERS } from "@grow/domain";
import { Cluster, EmptyState, LinkButton, Plate, RailLayout, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { tabAddress } from "../tab-list.ts";
import { RatingSpread } from "./rating-spread.tsx";
import { Reviews } from "./reviews.tsx";
import { REVIEW_CHOICES, type ReviewSort, type ReviewsTabView } from "./view.ts";

const SORTS: Record<ReviewSort, MessageDescriptor> = {
  new: msg({ id: "reviews.sort.new", message: "Newest" }),
  like: msg({ id: "reviews.sort.like", message: "Most helpful" }),
  high: msg({ id: "reviews.sort.high", message: "Best" }),
  low: msg({ id: "reviews.sort.low", message: "Critical" }),
};

/** Reviews with the spread of their ratings, in an order, page by page. */
export function ReviewsTab({
  sort,
  page,
  pages,
  total,
  reviews,
  spread,
  withProduct,
  write,
}: ReviewsTabView) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const address = (sort: ReviewSort, page = 1) => tabAddress(pathname, REVIEW_CHOICES, { sort, page });
  const writeButton = write ? (
    <LinkButton look="primary" href={write}>
      <Trans id="reviews.write">Write a review</Trans>
    </LinkButton>
  ) : null;
  if (reviews.length === 0)
    return (
      <EmptyState title={<Trans id="reviews.empty">No reviews yet</Trans>} actions={writeButton}>
        <Trans id="reviews.empty.text">Growers review what they used in a diary.</Trans>
      </EmptyState>
    );
  const list = (
    <Stack gap={6}>
      <Cluster justify="between">
        <SegmentLinks
          label={t({ id: "reviews.sort", message: "Sort reviews" })}
          links={REVIEW_CHOICES.sort.map((order) => ({
            href: address(order),
            label: i18n._(SORTS[order]),
            current: order === sort,
          }))}
        />
        {writeButton}
      </Cluster>
      <Reviews reviews={reviews} withProduct={withProduct} />
      {pages > 1 ? (
        <Pagination
          label={t({ id: "reviews.pages", message: "Pages of reviews" })}
          current={page}
          total={pages}
          href={(number) => address(sort, number)}
        />
      ) : null}
    </Stack>
  );
  if (spread === null) return list;
  const rail =
    spread === "too few" ? (
      <TooFew />
    ) : (
      <Plate>
        <RatingSpread {...spread} total={total} />
      </Plate>
    );
  return <RailLayout rail={rail}>{list}</RailLayout>;
}

function TooFew() {
  const least = LEAST_GROWERS;
  return (
    <Plate>
      <Stack gap={2}>
        <h3>
          <Trans id="reviews.rating">Growers' rating</Trans>
        </h3>
        <p>
          <Trans id="reviews.tooFew">Rating shows up once {least} growers have rated.</Trans>
        </p>
      </Stack>
    </Plate>
  );
}
