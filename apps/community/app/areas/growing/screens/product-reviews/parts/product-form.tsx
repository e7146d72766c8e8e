import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { LIMITS } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Button, Cluster, Disclosure, Note, Stack, TextLink } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Score } from "../../../shared/week-form/score.tsx";
import type { ProductView } from "../view.ts";
import type { RefusedReview } from "../write-review.ts";

interface ProductFormProps {
  product: ProductView;
  requestKey: string;
  refused: RefusedReview | undefined;
}

/** The review of one product, closed until it is wanted. */
export function ProductForm({ product, requestKey, refused }: ProductFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { isBusy, onSubmit } = useSingleSubmit();
  const { review } = product;
  const rating = refused?.rating ?? (review?.rating === null || !review ? "" : String(review.rating));
  const said = review?.rating ?? null;
  const score = said === null ? "" : formats.number(said);
  return (
    <Disclosure
      title={product.name}
      summary={
        review ? (
          <Trans id="productReviews.said">{score}/10</Trans>
        ) : (
          <Trans id="productReviews.write">Write a review</Trans>
        )
      }
      open={refused !== undefined}
    >
      <Form method="post" onSubmit={onSubmit} noValidate>
        <input type="hidden" name="product_id" value={product.id} />
        <input type="hidden" name="review_id" value={review?.id ?? ""} />
        {/* One key for each product and each time the page is made. */}
        <input type="hidden" name="request_key" value={`${requestKey}-${product.id}`} />
        <Stack gap={4}>
          {product.href ? (
            <p>
              <TextLink href={product.href}>{product.brand ?? product.name}</TextLink>
            </p>
          ) : null}
          {refused?.errors.form ? (
            <Note tone="bad" urgent>
              {refused.errors.form}
            </Note>
          ) : null}
          <Score name="n_general" value={rating} error={refused?.errors.fields.n_general} required>
            <Trans id="weekEditor.reviews.general">Overall</Trans>
          </Score>
          <TextArea
            name="text"
            label={t({ id: "productReviews.text", message: "How did it perform?" })}
            optional
            rows={3}
            defaultValue={refused?.text ?? review?.text ?? ""}
            maxLength={LIMITS.review_text.max}
            error={refused?.errors.fields.text}
          />
          <Cluster>
            <Button look="primary" type="submit" busy={isBusy}>
              <Trans id="productReviews.save">Save review</Trans>
            </Button>
            {review ? (
              <Button look="quiet" type="submit" name="intent" value="delete" busy={isBusy}>
                <Trans id="productReviews.remove">Delete review</Trans>
              </Button>
            ) : null}
          </Cluster>
        </Stack>
      </Form>
    </Disclosure>
  );
}
