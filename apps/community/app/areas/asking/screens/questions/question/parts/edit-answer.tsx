import "../../../../locales/question-editor/catalog.ts";
import { Button, Cluster, Stack } from "@grow/ui/foundation";
import { TextArea } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { photoSource } from "../../../../../../shared/photo-source.ts";
import { PhotoField } from "../../../../shared/photos/photo-field.tsx";
import type { RefusedAnswer } from "../change-question.ts";
import styles from "../screen.module.css";
import type { AnswerView } from "../view.ts";

interface EditAnswerProps {
  answer: AnswerView;
  refused: RefusedAnswer | undefined;
}

/** Changes the text and photos of an answer, or deletes it. */
export function EditAnswer({ answer, refused }: EditAnswerProps) {
  const { t } = useLingui();
  const [isUploading, setUploading] = useState(false);
  return (
    <details open={refused !== undefined}>
      <summary className={styles.summary}>
        <Trans id="question.answer.edit">Edit or delete</Trans>
      </summary>
      <Form method="post" action={answer.question} preventScrollReset noValidate>
        <input type="hidden" name="sid" value={answer.sid} />
        <Stack gap={3}>
          <TextArea
            name="text"
            data-mentions=""
            label={t({ id: "question.answer.yours", message: "Your answer" })}
            defaultValue={refused?.text ?? answer.text}
            error={refused?.answerError}
            maxLength={5000}
            rows={5}
          />
          <PhotoField
            photos={
              refused?.photos ??
              answer.photos.map((photo) => ({
                id: photo.id,
                src: photoSource(photo, "gallery").src,
                alt: photo.alt,
              }))
            }
            onUploading={setUploading}
          />
          <Cluster gap={2}>
            <Button
              look="primary"
              size="small"
              type="submit"
              name="intent"
              value="edit-answer"
              disabled={isUploading}
            >
              <Trans id="question.answer.save">Save answer</Trans>
            </Button>
          </Cluster>
          <details>
            <summary className={styles.summary}>
              <Trans id="question.answer.delete">Delete answer</Trans>
            </summary>
            <Stack gap={2}>
              <p>
                <Trans id="question.answer.delete.text">
                  Its comments disappear too. You can't restore an answer.
                </Trans>
              </p>
              <div>
                <Button look="danger" size="small" type="submit" name="intent" value="delete-answer">
                  <Trans id="question.delete.yes">Yes, delete</Trans>
                </Button>
              </div>
            </Stack>
          </details>
        </Stack>
      </Form>
    </details>
  );
}
