import { Button, Disclosure, Note, Stack } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import type { TopicView } from "../view.ts";

interface DeleteTopicProps {
  topic: TopicView;
  isAdmin: boolean;
  error: string | null;
}

/** Deletes a category or tag that no article has; otherwise it says what to do first. */
export function DeleteTopic({ topic: { articles }, isAdmin, error }: DeleteTopicProps) {
  const { t } = useLingui();
  return (
    <Disclosure
      icon={Trash2}
      title={t({ id: "admin.topic.delete", message: "Delete" })}
      open={error !== null}
    >
      <Stack gap={3}>
        {error === null ? null : (
          <Note tone="bad" urgent>
            {error}
          </Note>
        )}
        {articles > 0 ? (
          <p>
            <Plural
              id="admin.topic.delete.used"
              value={articles}
              one="# article uses it. Take it off that article or merge it into another one first."
              other="# articles use it. Take it off those articles or merge it into another one first."
            />
            {isAdmin ? null : (
              <>
                {" "}
                <Trans id="admin.topic.delete.admin">Only administrators can merge.</Trans>
              </>
            )}
          </p>
        ) : (
          <Form method="post">
            <Stack gap={3}>
              <p>
                <Trans id="admin.topic.delete.text">
                  Its page and its former addresses will be gone. You can't undo this.
                </Trans>
              </p>
              <p>
                <Button type="submit" look="danger" name="deed" value="delete">
                  <Trans id="admin.topic.delete.submit">Delete for good</Trans>
                </Button>
              </p>
            </Stack>
          </Form>
        )}
      </Stack>
    </Disclosure>
  );
}
