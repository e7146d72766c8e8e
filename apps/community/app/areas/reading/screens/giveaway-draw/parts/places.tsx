import { useFormats } from "@grow/i18n/react";
import { Badge, cx, Link, TextLink } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { Check, Clock } from "lucide-react";
import { ThingName } from "../../../giveaways/thing-name.tsx";
import styles from "../screen.module.css";
import type { PlaceView } from "../view.ts";

/** The winners in the order of their places, those who passed included, and who is next in line. */
export function Places({ places, isVoted }: { places: readonly PlaceView[]; isVoted: boolean }) {
  return (
    <ol className={styles.places}>
      {places.map((place) => (
        <Place key={place.entry} place={place} isVoted={isVoted} />
      ))}
    </ol>
  );
}

function Place({ place, isVoted }: { place: PlaceView; isVoted: boolean }) {
  const { place: number, entry, name, href, week, author, votes, state, movedFor } = place;
  const title = name === null ? null : <ThingName name={name} week={week} />;
  return (
    <li
      className={cx(styles.place, state === "passed" && styles.out, state === "next" && styles.next)}
      value={number}
    >
      <span className={styles.rank}>{number}</span>
      <div className={styles.who}>
        <p className={styles.grower}>
          {author === null ? (
            <Trans id="draw.removed">Deleted account</Trans>
          ) : author.href ? (
            <TextLink href={author.href}>{author.name}</TextLink>
          ) : (
            author.name
          )}
        </p>
        <p className={styles.small}>
          {title === null ? (
            <Trans id="draw.hidden">No longer public</Trans>
          ) : href ? (
            <Link href={href}>{title}</Link>
          ) : (
            title
          )}
        </p>
        {movedFor === null ? null : (
          <p className={styles.small}>
            <Trans id="draw.moved">Moved up for place {movedFor}</Trans>
          </p>
        )}
      </div>
      <div className={styles.state}>
        <span className={styles.small}>
          {isVoted ? (
            <Plural id="draw.votes" value={votes} one="# vote" other="# votes" />
          ) : (
            <Trans id="draw.entry">Entry {entry}</Trans>
          )}
        </span>
        <State place={place} />
      </div>
    </li>
  );
}

function State({ place: { state, replyUntil, date } }: { place: PlaceView }) {
  const formats = useFormats();
  const shown = (instant: string | null) =>
    instant === null ? null : <time dateTime={instant}>{formats.shortDate(instant)}</time>;
  const day = shown(date);
  const until = shown(replyUntil);
  switch (state) {
    case "confirmed":
      return (
        <Badge tone="good" icon={Check}>
          <Trans id="draw.state.confirmed">Took the prize on {day}</Trans>
        </Badge>
      );
    case "asked":
      return (
        <Badge tone="warn" icon={Clock}>
          <Trans id="draw.state.asked">Can reply until {until}</Trans>
        </Badge>
      );
    case "passed":
      return (
        <Badge>
          <Trans id="draw.state.passed">Prize moved on</Trans>
        </Badge>
      );
    case "next":
      return (
        <Badge>
          <Trans id="draw.state.next">Next in line</Trans>
        </Badge>
      );
  }
}
