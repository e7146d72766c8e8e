import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { Button, Note, Stack } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import styles from "../screen.module.css";

interface AnswerProps {
  /** Of the review. */
  id: number;
  /** What the brand answered last; null for an unanswered review. */
  answer: string | null;
  canEdit: boolean;
  /** The rejected form of the page, with the review that it was for. */
  refusal: Refusal | undefined;
}

/** The brand's answer below a review, or a form for one. Works without scripts. */
export function Answer({ id, answer, canEdit, refusal }: AnswerProps) {
  const { t } = useLingui();
  const mine = refusal?.typed.review_id === String(id) ? refusal : null;
  if (answer !== null && !mine) {
    return (
      <p className={styles.answer}>
        <b>
          <Trans id="welcome.answer.yours">Your answer</Trans>
        </b>
        <br />
        {answer}
      </p>
    );
  }
  if (!canEdit) return null;
  return (
    <details open={mine !== null}>
      <summary className={styles.open}>
        <Trans id="welcome.answer.open">Answer</Trans>
      </summary>
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="review_id" value={id} />
        <Stack gap={3}>
          {mine?.errors.form ? (
            <Note tone="bad" urgent>
              {mine.errors.form}
            </Note>
          ) : null}
          <TextArea
            label={t({ id: "welcome.answer.text", message: "Your answer" })}
            hint={t({
              id: "welcome.answer.hint",
              message: "Growers see it below the review, as your brand's answer.",
            })}
            name="text"
            rows={3}
            required
            maxLength={5000}
            defaultValue={mine?.typed.text}
            error={mine?.errors.fields.text}
          />
          <p>
            <Button type="submit" look="outline" size="small">
              <Trans id="welcome.answer.submit">Publish answer</Trans>
            </Button>
          </p>
        </Stack>
      </Form>
    </details>
  );
}
