import { Button, buttonClass, LinkButton, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Pencil } from "lucide-react";
import { paths } from "../../../../../../paths.ts";
import styles from "../screen.module.css";

/** Edit and delete, for the asker and moderators. */
export function OwnersActions({ question, isSolved }: { question: number; isSolved: boolean }) {
  return (
    <>
      <LinkButton look="outline" icon={Pencil} href={paths.editQuestion(question)}>
        <Trans id="question.edit">Edit question</Trans>
      </LinkButton>
      <details>
        <summary className={buttonClass({ look: "quiet" })}>
          <Trans id="question.delete">Delete question</Trans>
        </summary>
        <Form method="post" className={styles.confirm}>
          <Stack gap={2}>
            <p>
              {isSolved ? (
                <Trans id="question.delete.solved">Its answers disappear too, also the accepted one.</Trans>
              ) : (
                <Trans id="question.delete.text">Its answers disappear too.</Trans>
              )}
            </p>
            <div>
              <Button look="danger" size="small" type="submit" name="intent" value="delete">
                <Trans id="question.delete.yes">Yes, delete</Trans>
              </Button>
            </div>
          </Stack>
        </Form>
      </details>
    </>
  );
}
