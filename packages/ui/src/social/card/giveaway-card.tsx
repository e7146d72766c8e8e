import { Check } from "lucide-react";
import { Badge } from "../../foundation/chip/chip.tsx";
import { cx } from "../../foundation/class-names.ts";
import styles from "../../media/card/card.module.css";
import lines from "../../media/card/card-lines.module.css";
import { type CardBase, CardPicture, CardTitle } from "../../media/card/card-parts.tsx";
import giveaway from "./giveaway-card.module.css";

export interface GiveawayCardProps extends CardBase {
  title: string;
  /** Its state, and the word for it: "Open", "Last day", "Ended". */
  state: { is: "soon" | "open" | "closing" | "ended"; text: string };
  /** The sponsor: "Giveaway by Halden & Daughters". */
  giver: string;
  /** Key figures: time left, prizes, entries; after the end: winners. */
  figures: readonly { name: string; value: string }[];
  /** Label for a user who takes part: "You're in". */
  joined?: string | undefined;
  /** The picture beside the text from 600 px, for one or two cards alone on a page. */
  wide?: boolean | undefined;
}

const tones = { soon: "info", open: "good", closing: "warn", ended: "plain" } as const;

/** A giveaway in a list: prize, state, sponsor and figures. */
export function GiveawayCard(props: GiveawayCardProps) {
  const { href, title, state, giver, figures, joined, wide } = props;
  return (
    <article className={cx(styles.card, wide && giveaway.wide)} data-impression={props.impression}>
      <CardPicture
        href={href}
        photo={props.photo}
        shape="4:3"
        sizes={props.sizes}
        priority={props.priority}
        eager={props.eager}
      />
      <p className={giveaway.state}>
        <Badge tone={tones[state.is]}>{state.text}</Badge>
        {joined ? (
          <Badge tone="good" icon={Check}>
            {joined}
          </Badge>
        ) : null}
      </p>
      <CardTitle href={href} titleLang={props.titleLang} headingLevel={props.headingLevel}>
        {title}
      </CardTitle>
      <p className={lines.small}>{giver}</p>
      <dl className={giveaway.figures}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
