import { EmptyState, LinkButton, Note, Page, Section, Stack } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { ProductForm } from "./parts/product-form.tsx";
import styles from "./screen.module.css";
import type { ProductReviewsView } from "./view.ts";
import type { RefusedReview } from "./write-review.ts";

interface ProductReviewsProps extends ProductReviewsView {
  /** Makes a repeated press write nothing twice. */
  requestKey: string;
  refused: RefusedReview | undefined;
}

/** Reviews of a diary's equipment: one form per product. */
export function ProductReviewsScreen({
  diary,
  products,
  withHarvest,
  harvest,
  requestKey,
  refused,
}: ProductReviewsProps) {
  const { t } = useLingui();
  const title = t({ id: "productReviews.heading", message: "Review your gear" });
  return (
    <Page className={styles.page}>
      <Breadcrumb
        label={t({ id: "weekEditor.crumbs", message: "Breadcrumb" })}
        crumbs={[{ label: diary.name, href: diary.link }, { label: title }]}
      />
      <h1 className={styles.title}>{title}</h1>
      <Stack gap={6}>
        {products.length === 0 ? (
          <EmptyState title={t({ id: "productReviews.none", message: "No gear to review yet" })}>
            <p>
              <Trans id="productReviews.none.text">
                Add your tent, lights or fans to this diary's setup and you can review them here.
              </Trans>
            </p>
          </EmptyState>
        ) : (
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.id} id={`product-${product.id}`}>
                <ProductForm
                  product={product}
                  requestKey={requestKey}
                  refused={refused?.product === product.id ? refused : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        {withHarvest.length > 0 ? (
          <Section close title={t({ id: "productReviews.crop", message: "Strain and nutrients" })}>
            <Stack gap={3}>
              <p>{withHarvest.join(", ")}</p>
              {harvest === null ? (
                <Note tone="info">
                  <Trans id="productReviews.crop.later">
                    Review these in your harvest week, once you know the results.
                  </Trans>
                </Note>
              ) : (
                <p>
                  <LinkButton look="outline" href={paths.editSmoke(diary.id, harvest)}>
                    <Trans id="productReviews.crop.now">Review them in the smoke report</Trans>
                  </LinkButton>
                </p>
              )}
            </Stack>
          </Section>
        ) : null}
      </Stack>
    </Page>
  );
}
