import { LinkButton, Section } from "@grow/ui/foundation";
import { Pagination } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Refusal } from "../../../shared/refusal/refusal.tsx";
import type { RefusedAction } from "../action.ts";
import { categoryAnchor, giveawayAddress } from "../request.ts";
import styles from "../screen.module.css";
import type { CategoryView, GiveawayView } from "../view.ts";
import { Candidates } from "./candidates.tsx";
import { Entries } from "./entries.tsx";
import { OwnEntry } from "./own-entry.tsx";

interface CategoryProps {
  category: CategoryView;
  giveaway: GiveawayView;
  /** What was refused in this category. */
  refused: RefusedAction | undefined;
}

/** A category: what may enter, the user's own entry, and all entries. */
export function Category({ category, giveaway, refused }: CategoryProps) {
  const { t } = useLingui();
  const { id, name, text, winners, mine, candidates, maxVotes, votesLeft, total, entries } = category;
  const { lang, link, request, isOpen } = giveaway;
  const anchor = categoryAnchor(id);
  const isAtEntry = entries.some((entry) => entry.id === refused?.entry);
  return (
    <Section id={anchor} title={<span lang={lang}>{name}</span>}>
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
      {refused && !isAtEntry ? <Refusal refused={refused}>{refused.error}</Refusal> : null}
      {mine ? (
        <OwnEntry entry={mine} category={category} giveaway={giveaway} />
      ) : candidates ? (
        <Candidates candidates={candidates} category={id} giveaway={giveaway} />
      ) : isOpen ? (
        <p className={styles.enter}>
          <LinkButton look="primary" href={`${giveawayAddress(link, { ...request, enter: id })}#${anchor}`}>
            <Trans id="giveaway.enter">Choose an entry</Trans>
          </LinkButton>
        </p>
      ) : null}
      <Entries category={category} giveaway={giveaway} refused={isAtEntry ? refused : undefined} />
      {entries.length === 0 ? (
        <p className={styles.small}>
          {isOpen ? (
            <Trans id="giveaway.none.open">No entries yet. Yours could be the first.</Trans>
          ) : (
            <Trans id="giveaway.none">No entries</Trans>
          )}
        </p>
      ) : null}
      <Pagination
        label={t({ id: "giveaway.pages.of", message: `Pages of entries: ${name}` })}
        current={category.page}
        total={category.pages}
        href={(page) => `${giveawayAddress(link, { ...request, category: id, page })}#${anchor}`}
      />
    </Section>
  );
}
