import { phaseName } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Avatar, Badge, Icon, Link, PhaseTag } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Plural, useLingui } from "@lingui/react/macro";
import { CircleCheck, ImageOff, Languages } from "lucide-react";
import { photoSource } from "../../../../../../shared/photo-source.ts";
import { solvedWord } from "../../../../../../shared/questions/answer-words.ts";
import { useRootData } from "../../../../../../shared/root-data.ts";
import { ageWord } from "../../../../../../shared/words/age-words.ts";
import { growerName } from "../../../../../../shared/words/author-words.ts";
import { weekState } from "../../../../../../shared/words/phase-words.ts";
import { SymptomDrawing } from "../../../../shared/symptoms/symptom-drawing.tsx";
import { symptomWord } from "../../../../shared/symptoms/symptom-words.ts";
import type { QuestionRowView } from "../view.ts";
import { langName } from "./filter-words.ts";
import styles from "./question-row.module.css";

interface QuestionRowProps {
  row: QuestionRowView;
  /** In another language than the reader's. */
  isForeign: boolean;
  eager: boolean;
}

/** A question of the list: its photo, what the plant shows, who asks, and how many answers there are. */
export function QuestionRow({ row, isForeign, eager }: QuestionRowProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const now = useRootData()?.now ?? 0;
  const { asker, week, symptoms, answers, isSolved } = row;
  const [first] = symptoms;
  return (
    <article className={styles.row}>
      <span className={styles.picture}>
        {row.photo ? (
          <Photo
            photo={{ ...photoSource(row.photo, "square"), alt: "" }}
            shape="1:1"
            sizes="96px"
            eager={eager}
          />
        ) : first ? (
          <SymptomDrawing slug={first} size={72} />
        ) : (
          <Icon of={ImageOff} />
        )}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title} lang={row.lang}>
          <Link href={row.link}>{row.title}</Link>
        </h2>
        {week || symptoms.length > 0 ? (
          <p className={styles.tags}>
            {week ? (
              <PhaseTag phase={phaseName(week.faza)}>
                {weekState(i18n, `week${week.days}`, week.faza)}
              </PhaseTag>
            ) : null}
            {symptoms.slice(0, 3).map((slug) => (
              <Badge key={slug}>{symptomWord(i18n, slug)}</Badge>
            ))}
          </p>
        ) : null}
        <p className={styles.meta}>
          <span className={styles.asker}>
            <Avatar src={asker?.avatar} seed={asker?.id ?? 0} removed={asker === null} size={24} />
            <b>{growerName(i18n, asker)}</b>
          </span>
          <time dateTime={row.date}>{ageWord(i18n, row.date, now)}</time>
          {isForeign ? (
            <span className={styles.asker}>
              <Icon of={Languages} size={16} />
              <span lang={row.lang}>{langName(row.lang)}</span>
            </span>
          ) : null}
        </p>
      </div>
      <p className={styles.answers} data-state={isSolved ? "solved" : answers === 0 ? "none" : undefined}>
        <span className={styles.number}>
          {isSolved ? <Icon of={CircleCheck} size={18} /> : null}
          {formats.number(answers)}
        </span>{" "}
        <span>
          <Plural id="questions.answers" value={answers} one="answer" other="answers" />
        </span>
        {isSolved ? <b>{solvedWord(i18n)}</b> : null}
      </p>
    </article>
  );
}
