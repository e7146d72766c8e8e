import { LinkButton } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";
import type { GiveawayView } from "../view.ts";

/** Links to the other pages of entries. */
export function Pages({ giveaway: { link, page, pages } }: { giveaway: GiveawayView }) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t({ id: "giveaway.pages", message: "Pages of entries" })}>
      {page > 1 ? (
        <LinkButton look="outline" href={page === 2 ? link : `${link}?page=${page - 1}`}>
          <Trans id="giveaway.pages.previous">Previous entries</Trans>
        </LinkButton>
      ) : null}
      {page < pages ? (
        <LinkButton look="outline" href={`${link}?page=${page + 1}`}>
          <Trans id="giveaway.pages.next">More entries</Trans>
        </LinkButton>
      ) : null}
    </nav>
  );
}
