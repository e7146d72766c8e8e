import { useFormats } from "@grow/i18n/react";
import { Badge, Button, Icon, Link, TextLink } from "@grow/ui/foundation";
import { CardGrid, Photo } from "@grow/ui/media";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigation } from "@remix-run/react";
import { Check, Sprout, Trophy } from "lucide-react";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { ThingName } from "../../../giveaways/thing-name.tsx";
import styles from "../screen.module.css";
import type { CategoryView, EntryView, GiveawayView } from "../view.ts";

interface EntriesProps {
  category: CategoryView;
  giveaway: GiveawayView;
}

/** Entries in an order that differs for each reader; winners first once they are known. */
export function Entries({ category: { entries, maxVotes }, giveaway: { isOpen } }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <CardGrid columns={4} phoneColumns={2}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} hasVotes={maxVotes > 0} isOpen={isOpen && maxVotes > 0} />
      ))}
    </CardGrid>
  );
}

const SIZES = "(min-width: 840px) 23vw, 46vw";

function Entry({ entry, hasVotes, isOpen }: { entry: EntryView; hasVotes: boolean; isOpen: boolean }) {
  const formats = useFormats();
  const { id, name, week, href, photo, author, votes, place, placeState } = entry;
  const number = formats.number(place ?? 0);
  return (
    <article className={styles.entry}>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {photo ? (
          <Photo photo={{ ...photoSource(photo, "card"), alt: "" }} shape="1:1" sizes={SIZES} />
        ) : (
          <span className={styles.blank}>
            <Icon of={Sprout} size={48} />
          </span>
        )}
      </Link>
      {place !== null && placeState !== "passed" ? (
        <p>
          <Badge tone="good" icon={Trophy}>
            <Trans id="giveaway.place">Place {number}</Trans>
          </Badge>
        </p>
      ) : null}
      <h3 className={styles.name}>
        <Link href={href}>
          <ThingName name={name} week={week} />
        </Link>
      </h3>
      <p className={styles.small}>
        {author === null ? (
          <Trans id="giveaway.removed">Deleted account</Trans>
        ) : author.href ? (
          <TextLink href={author.href}>{author.name}</TextLink>
        ) : (
          author.name
        )}
        {hasVotes && votes !== null ? (
          <>
            {" · "}
            <Plural id="giveaway.votes" value={votes} one="# vote" other="# votes" />
          </>
        ) : null}
      </p>
      {isOpen && !entry.isMine ? <VoteButton id={id} name={name} isMine={entry.isMyVote} /> : null}
    </article>
  );
}

/** The button's name carries the intent, its value the entry: one form serves all entries. */
function VoteButton({ id, name, isMine }: { id: number; name: string; isMine: boolean }) {
  const { t } = useLingui();
  const sent = useNavigation().formData;
  const press = isMine ? "unvote" : "vote";
  return (
    <Button
      type="submit"
      name={press}
      value={id}
      look="outline"
      size="small"
      icon={isMine ? Check : undefined}
      busy={sent?.get(press) === String(id)}
      aria-pressed={isMine}
      aria-label={
        isMine
          ? t({ id: "giveaway.voted.of", message: `Your vote: ${name}` })
          : t({ id: "giveaway.vote.of", message: `Vote for this: ${name}` })
      }
    >
      {isMine ? (
        <Trans id="giveaway.voted">Your vote</Trans>
      ) : (
        <Trans id="giveaway.vote">Vote for this</Trans>
      )}
    </Button>
  );
}
