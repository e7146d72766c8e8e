import "../../../../locales/question-editor/catalog.ts";
import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { Button, Plate, Stack } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { PhotoField } from "../../../../shared/photos/photo-field.tsx";
import type { RefusedAnswer } from "../change-question.ts";

/** Writes an answer; the text and the photos stay when it was rejected. */
export function AnswerForm({
  answerKey,
  refused,
}: {
  answerKey: string | null;
  refused: RefusedAnswer | undefined;
}) {
  const { t } = useLingui();
  const { isBusy, onSubmit } = useSingleSubmit();
  const [isUploading, setUploading] = useState(false);
  return (
    <Plate>
      {/* After a new answer the page has a new key, and the form is empty again. */}
      <Form key={refused ? "refused" : answerKey} method="post" onSubmit={onSubmit} noValidate>
        <input type="hidden" name="key" value={answerKey ?? ""} />
        <Stack gap={3}>
          <TextArea
            name="text"
            data-mentions=""
            label={t({ id: "question.answer.yours", message: "Your answer" })}
            hint={t({ id: "question.answer.hint", message: "What would you check first, and why?" })}
            defaultValue={refused?.text ?? ""}
            error={refused?.answerError}
            maxLength={5000}
            rows={5}
            required
          />
          <PhotoField photos={refused?.photos ?? []} onUploading={setUploading} />
          <div>
            <Button
              look="primary"
              type="submit"
              name="intent"
              value="answer"
              busy={isBusy}
              disabled={isUploading}
            >
              <Trans id="question.answer.send">Post answer</Trans>
            </Button>
          </div>
        </Stack>
      </Form>
    </Plate>
  );
}
