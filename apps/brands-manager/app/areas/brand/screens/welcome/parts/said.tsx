import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { useFormats } from "@grow/i18n/react";
import { Section, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../screen.module.css";
import type { SaidView, WelcomeView } from "../view.ts";
import { Answer } from "./answer.tsx";

interface SaidProps {
  said: readonly SaidView[];
  reviews: NonNullable<WelcomeView["brand"]>["reviews"];
  communityUrl: string;
  canEdit: boolean;
  refusal: Refusal | undefined;
}

/** What growers wrote this week with the brand's products, and the latest reviews with the brand's answers. */
export function Said({ said, reviews, communityUrl, canEdit, refusal }: SaidProps) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t({ id: "welcome.said.week", message: "What growers say this week" })}>
        {said.length > 0 ? (
          <Lines lines={said} communityUrl={communityUrl} />
        ) : (
          <p className={styles.quiet}>
            <Trans id="welcome.said.quiet">No new weeks, reviews or questions in the last 7 days.</Trans>
          </p>
        )}
      </Section>
      {reviews.length > 0 ? (
        <Section title={t({ id: "welcome.said.before", message: "Latest reviews" })}>
          <Lines
            lines={reviews}
            communityUrl={communityUrl}
            after={({ id, answer }) => (
              <Answer id={id} answer={answer ?? null} canEdit={canEdit} refusal={refusal} />
            )}
          />
        </Section>
      ) : null}
    </>
  );
}

interface LinesProps {
  lines: readonly SaidView[];
  communityUrl: string;
  /** Shown below a line. */
  after?: (line: SaidView) => ReactNode;
}

function Lines({ lines, communityUrl, after }: LinesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const kinds = {
    diary: t({ id: "welcome.said.diary", message: "New week" }),
    review: t({ id: "welcome.said.review", message: "Review" }),
    problem: t({ id: "welcome.said.question", message: "Question" }),
  };
  return (
    <ul className={styles.said}>
      {lines.map((line) => (
        <li key={`${line.type} ${line.id}`}>
          <p className={styles.detail}>
            {kinds[line.type]} · {formats.date(line.date)}
            {line.by === "" ? null : <> · {line.by}</>}
          </p>
          <p>
            <TextLink href={`${communityUrl}${line.link}`}>{line.name}</TextLink>{" "}
            {line.rating === null ? null : <b>{formats.number(line.rating)}/10</b>}
          </p>
          {line.text === "" ? null : <p>{line.text}</p>}
          {after?.(line)}
        </li>
      ))}
    </ul>
  );
}
