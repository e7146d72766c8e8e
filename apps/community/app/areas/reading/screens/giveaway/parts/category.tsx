import { LinkButton, Note, Section } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { categoryAnchor } from "../request.ts";
import styles from "../screen.module.css";
import type { CategoryView, GiveawayView } from "../view.ts";
import { Candidates } from "./candidates.tsx";
import { Entries } from "./entries.tsx";
import { OwnEntry } from "./own-entry.tsx";

interface CategoryProps {
  category: CategoryView;
  giveaway: GiveawayView;
  /** Why the last press was refused. */
  error: string | undefined;
}

/** A category: what may enter, the user's own entry, and all entries. */
export function Category({ category, giveaway, error }: CategoryProps) {
  const { id, name, text, winners, mine, candidates, maxVotes, votesLeft, total } = category;
  const { lang, link, isOpen } = giveaway;
  return (
    <Section id={categoryAnchor(id)} title={<span lang={lang}>{name}</span>}>
      <p lang={lang}>{text}</p>
      <p className={styles.small}>
        <Plural id="giveaway.category.winners" value={winners} one="# winner" other="# winners" />
        {" · "}
        <Plural id="giveaway.category.entries" value={total} one="# entry" other="# entries" />
        {maxVotes > 0 && isOpen ? (
          <>
            {" · "}
            <Plural
              id="giveaway.category.votes"
              value={votesLeft}
              one={`# of ${maxVotes} votes left`}
              other={`# of ${maxVotes} votes left`}
            />
          </>
        ) : null}
      </p>
      {error === undefined ? null : (
        <div className={styles.refused}>
          <Note tone="bad" urgent>
            {error}
          </Note>
        </div>
      )}
      {mine ? (
        <OwnEntry entry={mine} category={id} giveaway={giveaway} />
      ) : candidates ? (
        <Candidates candidates={candidates} category={id} link={link} />
      ) : isOpen ? (
        <p className={styles.enter}>
          <LinkButton look="primary" href={`${link}?enter=${id}#${categoryAnchor(id)}`}>
            <Trans id="giveaway.enter">Choose an entry</Trans>
          </LinkButton>
        </p>
      ) : null}
      <Form method="post" action={link} preventScrollReset>
        <input type="hidden" name="category" value={id} />
        <Entries category={category} giveaway={giveaway} />
      </Form>
      {category.entries.length === 0 ? (
        <p className={styles.small}>
          {isOpen ? (
            <Trans id="giveaway.none.open">No entries yet. Yours could be the first.</Trans>
          ) : (
            <Trans id="giveaway.none">No entries</Trans>
          )}
        </p>
      ) : null}
    </Section>
  );
}
