import { COMMENT_LENGTH, LIMITS, textLength } from "@grow/domain";
import { Section } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";

interface WeekCommentProps {
  /** Initial value of the field. */
  start: string;
  error: string | undefined;
}

/** The text of the week; it counts its characters itself. */
export const WeekComment = memo(function WeekComment({ start, error }: WeekCommentProps) {
  const { t } = useLingui();
  return (
    <Section close id="comment" title={t({ id: "weekEditor.comment", message: "Comment" })}>
      <TextArea
        name="text"
        data-mentions=""
        label={t({ id: "weekEditor.comment", message: "Comment" })}
        labelHidden
        rows={5}
        defaultValue={start}
        maxLength={LIMITS.week_text.max}
        error={error}
        counter={(text) => {
          // As the week is scored, so that the counter promises no level that the week does not get.
          const length = textLength(text);
          return length < COMMENT_LENGTH
            ? t({ id: "weekEditor.comment.counter", message: `${length}/140 characters for a good week` })
            : t({
                id: "weekEditor.comment.enough",
                message: `${length} characters, enough for a good week`,
              });
        }}
      />
    </Section>
  );
});
