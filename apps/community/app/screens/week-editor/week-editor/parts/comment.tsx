import { COMMENT_LENGTH, LIMITS } from "@grow/domain";
import { Section, TextArea } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import styles from "./fields.module.css";

interface WeekCommentProps {
  /** What the field holds at first. */
  start: string;
  error: string | undefined;
}

/** What a grower has to say of the week; it counts its letters itself. */
export const WeekComment = memo(function WeekComment({ start, error }: WeekCommentProps) {
  const { t } = useLingui();
  return (
    <Section close id="comment" title={t({ id: "weekEditor.comment", message: "Comment" })}>
      <div className={styles.counted}>
        <TextArea
          name="text"
          label={t({ id: "weekEditor.comment", message: "Comment" })}
          labelHidden
          rows={5}
          defaultValue={start}
          maxLength={LIMITS.week_text.max}
          error={error}
          counter={(length) =>
            length < COMMENT_LENGTH
              ? t({ id: "weekEditor.comment.counter", message: `${length} of 140 for a good week` })
              : t({ id: "weekEditor.comment.enough", message: `${length}, enough for a good week` })
          }
        />
      </div>
    </Section>
  );
});
