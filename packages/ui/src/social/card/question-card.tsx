import { Check } from "lucide-react";
import { Badge } from "../../foundation/chip/chip.tsx";
import { Link } from "../../foundation/link/link.tsx";
import type { Phase } from "../../foundation/phase/phase.ts";
import { PhaseTag } from "../../foundation/phase-tag/phase-tag.tsx";
import type { CardBase } from "../../media/card/card-parts.tsx";
import { Photo } from "../../media/photo/photo.tsx";
import styles from "./question-card.module.css";

export interface QuestionCardProps extends Omit<CardBase, "sizes"> {
  title: string;
  /** The week of the question: "Week 4, vegetative". */
  state?: { phase: Phase; text: string } | undefined;
  /** Symptoms of the plant: "Leaf curl", "Pale tips". */
  symptoms?: readonly string[] | undefined;
  /** "3 solutions". */
  solutions: string;
  /** Label of the badge of an accepted solution: "Solved". */
  solved?: string | undefined;
  /** Author and age: "marta.k, 2 h". */
  detail?: string | undefined;
}

/** A question in a list: photo at the start, title, week, symptoms, number of solutions. */
export function QuestionCard(props: QuestionCardProps) {
  const { href, title, titleLang, photo, state, symptoms = [], solutions, solved, detail } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className={styles.card} data-impression={props.impression}>
      <span className={styles.picture}>
        {photo ? (
          <Photo
            photo={{ ...photo, alt: "" }}
            shape="1:1"
            sizes="84px"
            priority={props.priority}
            eager={props.eager}
          />
        ) : null}
      </span>
      <div className={styles.words}>
        <Heading className={styles.title} lang={titleLang}>
          <Link href={href}>{title}</Link>
        </Heading>
        {state || symptoms.length > 0 || solved ? (
          <p className={styles.tags}>
            {solved ? (
              <Badge tone="good" icon={Check}>
                {solved}
              </Badge>
            ) : null}
            {state ? <PhaseTag phase={state.phase}>{state.text}</PhaseTag> : null}
            {symptoms.map((symptom) => (
              <Badge key={symptom}>{symptom}</Badge>
            ))}
          </p>
        ) : null}
        <p className={styles.detail}>
          {solutions}
          {detail ? <span>{detail}</span> : null}
        </p>
      </div>
    </article>
  );
}
