import { useFormats, useLocale } from "@grow/i18n/react";
import { Badge, LinkButton, Stack, TextLink } from "@grow/ui/foundation";
import { ReviewCard } from "@grow/ui/social";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../../paths.ts";
import { useTranslation } from "../../translations/use-translation.tsx";
import { UserText } from "../../user-text/user-text.tsx";
import { growerName } from "../../words/author-words.ts";
import { HelpfulForm } from "./helpful-form.tsx";
import { partWord } from "./part-words.ts";
import type { ReviewView } from "./view.ts";

interface ReviewsProps {
  reviews: readonly ReviewView[];
  /** The reviews are of several products, so each names its product. */
  withProduct?: boolean;
}

/** A list of reviews: author, number of diaries, rating, and the brand's reply. */
export function Reviews({ reviews, withProduct = false }: ReviewsProps) {
  return (
    <Stack gap={6}>
      {reviews.map((review) => (
        <OneReview key={review.id} review={review} withProduct={withProduct} />
      ))}
    </Stack>
  );
}

function OneReview({ review, withProduct }: { review: ReviewView; withProduct: boolean }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const anchor = `review-${review.id}`;
  const translation = useTranslation("review", review.id, review.lang, anchor);
  const { author, product, brand, answer } = review;
  return (
    <div id={anchor} data-impression={`review:${review.id}`}>
      {withProduct ? (
        <p>
          {product.href ? <TextLink href={product.href}>{product.name}</TextLink> : <b>{product.name}</b>}
        </p>
      ) : null}
      <ReviewCard
        grower={{
          name: growerName(i18n, author),
          href: author?.href,
          src: author?.avatar ?? undefined,
          seed: author?.name ?? "",
          removed: author === null,
        }}
        context={formats.date(review.date)}
        score={
          review.rating === null
            ? { value: "–", of: "" }
            : { value: formats.number(review.rating), of: "/10" }
        }
        text={review.text === "" ? undefined : translation.show(<UserText text={review.text} />)}
        lang={review.lang === locale || translation.isTranslated ? undefined : review.lang}
        parts={review.parts.map(({ label, value }) => ({
          name: partWord(i18n, label),
          value: formats.number(value),
        }))}
        reply={
          answer
            ? {
                by: t({ id: "review.answer", message: `Answer from ${brand}` }),
                text: <UserText text={answer.text} />,
                lang: answer.lang,
              }
            : undefined
        }
        diary={
          review.diary
            ? { href: review.diary, label: t({ id: "review.diary", message: "Diary" }) }
            : undefined
        }
        actions={
          <>
            <HelpfulForm id={review.id} helpful={review.helpful} isHelpful={review.isHelpful} />
            {review.isTester ? (
              <Badge tone="info">
                <Trans id="review.tester">Tester of the brand</Trans>
              </Badge>
            ) : review.isAffiliated ? (
              <Badge tone="info">
                <Trans id="review.affiliated">Works for the brand</Trans>
              </Badge>
            ) : null}
            {review.diaries > 1 ? (
              <Badge>
                <Plural
                  id="review.used"
                  value={review.diaries}
                  one="Used in # diary"
                  other="Used in # diaries"
                />
              </Badge>
            ) : null}
            {review.text === "" ? null : translation.control}
            <LinkButton
              look="quiet"
              size="small"
              rel="nofollow"
              href={paths.complaint("review", review.id, pathname + search)}
            >
              <Trans id="review.report">Report</Trans>
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
