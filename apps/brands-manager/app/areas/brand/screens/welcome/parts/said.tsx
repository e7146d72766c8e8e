import { Section, TextLink } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import styles from "../../../../../shared/editor/editor.module.css";
import type { WelcomeView } from "../view.ts";

interface SaidProps {
  reviews: NonNullable<WelcomeView["brand"]>["reviews"];
  communityUrl: string;
}

/** The latest reviews of the brand's products; a brand replies with a comment under the review. */
export function Said({ reviews, communityUrl }: SaidProps) {
  const { t } = useLingui();
  if (reviews.length === 0) return null;
  return (
    <Section title={t({ id: "welcome.said", message: "What growers say" })}>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <p>
              <TextLink href={`${communityUrl}${review.link}`}>{review.product}</TextLink>{" "}
              {review.rating === null ? null : <b>{review.rating}/10</b>}{" "}
              <span className={styles.muted}>{review.by}</span>
              <br />
              {review.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
