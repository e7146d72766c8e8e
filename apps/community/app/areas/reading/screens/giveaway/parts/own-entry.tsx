import { Button, Link, LinkButton, Plate } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Check } from "lucide-react";
import { DateTime } from "../../../giveaways/date-time.tsx";
import { ThingName } from "../../../giveaways/thing-name.tsx";
import { categoryAnchor, giveawayAddress } from "../request.ts";
import styles from "../screen.module.css";
import type { CategoryView, EntryView, GiveawayView } from "../view.ts";

interface OwnEntryProps {
  entry: EntryView;
  category: CategoryView;
  giveaway: GiveawayView;
}

/** The user's entry: its number, and what they can do with it. */
export function OwnEntry({ entry, category, giveaway }: OwnEntryProps) {
  const { id, name, week, href, placeState, replyUntil } = entry;
  const until = replyUntil === null ? null : <DateTime instant={replyUntil} />;
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
      <Choices category={category} giveaway={giveaway} isAsked={placeState === "asked"} />
    </Plate>
  );
}

interface ChoicesProps extends Pick<OwnEntryProps, "category" | "giveaway"> {
  isAsked: boolean;
}

/** What the user can do: withdraw while it is open, reply as a winner. Declining asks first, because it can't be undone. */
function Choices({ category: { id, isDeclining }, giveaway, isAsked }: ChoicesProps) {
  const { link, here, request, isOpen } = giveaway;
  if (!isOpen && !isAsked) return null;
  const anchor = categoryAnchor(id);
  const addressWith = (decline: number | null) =>
    `${giveawayAddress(link, { ...request, decline })}#${anchor}`;
  return (
    <Form method="post" action={`${here}#${anchor}`} preventScrollReset className={styles.buttons}>
      <input type="hidden" name="category" value={id} />
      {isOpen ? (
        <Button type="submit" name="intent" value="withdraw" look="outline" size="small">
          <Trans id="giveaway.withdraw">Withdraw entry</Trans>
        </Button>
      ) : isDeclining ? (
        <>
          <p className={styles.question}>
            <Trans id="giveaway.decline.ask">
              Decline the prize? It goes to the next place, and you can't get it back.
            </Trans>
          </p>
          <Button type="submit" name="intent" value="decline" look="danger" size="small">
            <Trans id="giveaway.decline">Decline prize</Trans>
          </Button>
          <LinkButton look="outline" size="small" href={addressWith(null)}>
            <Trans id="giveaway.decline.cancel">Keep prize</Trans>
          </LinkButton>
        </>
      ) : (
        <>
          <Button type="submit" name="intent" value="accept" look="primary" size="small" icon={Check}>
            <Trans id="giveaway.accept">Take the prize</Trans>
          </Button>
          <LinkButton look="outline" size="small" href={addressWith(id)}>
            <Trans id="giveaway.decline">Decline prize</Trans>
          </LinkButton>
        </>
      )}
    </Form>
  );
}
