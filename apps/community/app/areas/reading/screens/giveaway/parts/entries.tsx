import { useFormats } from "@grow/i18n/react";
import { Badge, Button, Icon, Link, StateMark, TextLink } from "@grow/ui/foundation";
import { CardGrid, Photo } from "@grow/ui/media";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { Check, Sprout, Trophy } from "lucide-react";
import { photoSource } from "../../../../../shared/photo-source.ts";
import { ThingName } from "../../../giveaways/thing-name.tsx";
import { Refusal } from "../../../shared/refusal/refusal.tsx";
import type { RefusedAction } from "../action.ts";
import { categoryAnchor, entryAnchor } from "../request.ts";
import styles from "../screen.module.css";
import type { CategoryView, EntryView, GiveawayView } from "../view.ts";

interface EntriesProps {
  category: CategoryView;
  giveaway: GiveawayView;
  /** The vote that was refused. */
  refused: RefusedAction | undefined;
}

/** Entries in an order that differs for each reader; winners first once they are known. One form takes the votes for all of them. */
export function Entries({ category: { id, entries, maxVotes }, giveaway, refused }: EntriesProps) {
  const { here, isOpen } = giveaway;
  if (entries.length === 0) return null;
  const takesVotes = isOpen && maxVotes > 0;
  const cards = (
    <CardGrid columns={4} phoneColumns={2}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          here={takesVotes ? here : null}
          refused={refused?.entry === entry.id ? refused : undefined}
        />
      ))}
    </CardGrid>
  );
  if (!takesVotes) return cards;
  return (
    <Form method="post" action={`${here}#${categoryAnchor(id)}`} preventScrollReset>
      <input type="hidden" name="category" value={id} />
      {cards}
    </Form>
  );
}

interface EntryProps {
  entry: EntryView;
  /** Path and query of the page, which takes votes; null where none are taken. */
  here: string | null;
  refused: RefusedAction | undefined;
}

const SIZES = "(min-width: 840px) 23vw, 46vw";

function Entry({ entry, here, refused }: EntryProps) {
  const formats = useFormats();
  const { id, name, week, href, photo, author, votes, place, placeState } = entry;
  const number = formats.number(place ?? 0);
  return (
    <article className={styles.entry} id={entryAnchor(id)}>
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
        {votes === null ? null : (
          <>
            {" · "}
            <Plural id="giveaway.votes" value={votes} one="# vote" other="# votes" />
          </>
        )}
      </p>
      {entry.isMyVote ? (
        <StateMark icon={Check}>
          <Trans id="giveaway.voted">Your vote</Trans>
        </StateMark>
      ) : null}
      {here !== null && !entry.isMine ? (
        <VoteButton id={id} name={name} isMine={entry.isMyVote} action={`${here}#${entryAnchor(id)}`} />
      ) : null}
      {refused ? <Refusal refused={refused}>{refused.error}</Refusal> : null}
    </article>
  );
}

interface VoteButtonProps {
  id: number;
  name: string;
  isMine: boolean;
  /** Where the form is sent: without script the browser shows this entry again. */
  action: string;
}

/** The button's field name carries the intent, its value the entry. Its label stays the same; pressed says that this is one's vote. */
function VoteButton({ id, name, isMine, action }: VoteButtonProps) {
  const { t } = useLingui();
  const sent = useNavigation().formData;
  const press = isMine ? "unvote" : "vote";
  return (
    <Button
      type="submit"
      name={press}
      value={id}
      formAction={action}
      look="outline"
      size="small"
      icon={isMine ? Check : undefined}
      busy={sent?.get(press) === String(id)}
      aria-pressed={isMine}
      aria-label={t({ id: "giveaway.vote.of", message: `Vote for this: ${name}` })}
    >
      <Trans id="giveaway.vote">Vote for this</Trans>
    </Button>
  );
}
