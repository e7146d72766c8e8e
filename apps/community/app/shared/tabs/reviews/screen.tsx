import { LEAST_GROWERS } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { RatingDistribution, ShareBars } from "@grow/ui/chart";
import { Cluster, EmptyState, LinkButton, Plate, RailLayout, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { tabAddress } from "../tab-list.ts";
import { partWord } from "./part-words.ts";
import { Reviews } from "./reviews.tsx";
import { REVIEW_CHOICES, type ReviewSort, type ReviewsTabView, type SpreadView } from "./view.ts";

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
  const rail = spread === "too few" ? <TooFew /> : <Spread {...spread} total={total} />;
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

function Spread({ counts, mean, parts, total }: SpreadView & { total: number }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const most = counts.indexOf(Math.max(...counts));
  const criteria = parts.map(({ label, value, share }) => ({
    name: partWord(i18n, label),
    share,
    value: formats.number(value, 1),
  }));
  return (
    <Plate>
      <Stack gap={4}>
        <RatingDistribution
          title={t({ id: "reviews.rating", message: "Growers' rating" })}
          value={mean === null ? "–" : formats.number(mean, 1)}
          of={t({ id: "reviews.of10", message: "of 10" })}
          total={t({
            id: "reviews.total",
            message: plural(total, { one: "# review", other: "# reviews" }),
          })}
          counts={counts}
          format={(count) => formats.number(count)}
          label={t({ id: "reviews.most", message: `Most gave ${most}` })}
          tableHead={[
            t({ id: "reviews.table.rating", message: "Rating" }),
            t({ id: "reviews.table.count", message: "Reviews" }),
          ]}
          headingLevel={3}
        />
        {criteria.length > 0 ? <ShareBars shares={criteria} color="var(--star)" /> : null}
      </Stack>
    </Plate>
  );
}
