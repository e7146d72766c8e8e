import { useFormats } from "@grow/i18n/react";
import { Button, Link, Plate } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Check } from "lucide-react";
import { ThingName } from "../../../giveaways/thing-name.tsx";
import styles from "../screen.module.css";
import type { EntryView, GiveawayView } from "../view.ts";

interface OwnEntryProps {
  entry: EntryView;
  category: number;
  giveaway: GiveawayView;
}

/** The user's entry: its number, and what they can do with it. */
export function OwnEntry({ entry, category, giveaway: { link, isOpen } }: OwnEntryProps) {
  const formats = useFormats();
  const { id, name, week, href, placeState, replyUntil } = entry;
  const until = replyUntil === null ? "" : formats.dateTime(replyUntil);
  return (
    <Plate className={styles.mine}>
      <p>
        <b>
          <Trans id="giveaway.mine">You're in</Trans>
        </b>
        {" · "}
        <Trans id="giveaway.number">Entry {id}</Trans>
      </p>
      <p>
        <Link href={href}>
          <ThingName name={name} week={week} />
        </Link>
      </p>
      {placeState === "asked" ? (
        <p>
          <Trans id="giveaway.won">
            You won! Say yes by {until} UTC, or the prize goes to the next place.
          </Trans>
        </p>
      ) : placeState === "confirmed" ? (
        <p>
          <Trans id="giveaway.confirmed">You won and took the prize.</Trans>
        </p>
      ) : placeState === "passed" ? (
        <p>
          <Trans id="giveaway.passed">Your prize went to the next place.</Trans>
        </p>
      ) : null}
      {isOpen || placeState === "asked" ? (
        <Form method="post" action={link} preventScrollReset className={styles.buttons}>
          <input type="hidden" name="category" value={category} />
          {isOpen ? (
            <Button type="submit" name="intent" value="withdraw" look="outline" size="small">
              <Trans id="giveaway.withdraw">Withdraw entry</Trans>
            </Button>
          ) : (
            <>
              <Button type="submit" name="intent" value="accept" look="primary" size="small" icon={Check}>
                <Trans id="giveaway.accept">Take the prize</Trans>
              </Button>
              <Button type="submit" name="intent" value="decline" look="outline" size="small">
                <Trans id="giveaway.decline">Decline prize</Trans>
              </Button>
            </>
          )}
        </Form>
      ) : null}
    </Plate>
  );
}
