import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { LIMITS } from "@grow/domain";
import { Button, Cluster, LinkButton, Note, Page, Stack } from "@grow/ui/foundation";
import { CommentComposer, CommentThread } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Flag, Trash2, Undo2 } from "lucide-react";
import { paths } from "../../../../paths.ts";
import type { FormErrors } from "../../../../shared/form-errors.ts";
import { useViewer } from "../../../../shared/root-data.ts";
import styles from "../../shared/talk.module.css";
import { Said } from "./parts/comment-text.tsx";
import type { CommentView, SaidView } from "./view.ts";

interface CommentScreenProps {
  comment: CommentView;
  /** A rejected submission. */
  refused: { text: string | null; errors: FormErrors };
}

/** A comment with its replies and, for its author, the forms that change it: everything that the menu in a thread does with JavaScript. */
export function CommentScreen({ comment, refused }: CommentScreenProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { isBusy, onSubmit } = useSingleSubmit();
  const { id, head, replies, more, back, own } = comment;
  const here = paths.comment(id);
  const { fields, form: problem } = refused.errors;
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>
          <Trans id="talk.comment.heading">Comment</Trans>
        </h1>
        <CommentThread>
          <Said
            said={head}
            replies={
              replies.length > 0 ? replies.map((reply) => <Said key={reply.id} said={reply} />) : undefined
            }
          />
        </CommentThread>
        {more ? (
          <p>
            <LinkButton look="outline" href={here + more}>
              <Trans id="talk.comment.more">More replies</Trans>
            </LinkButton>
          </p>
        ) : null}
        {own ? (
          <>
            {problem ? (
              <Note tone="bad" urgent>
                {problem}
              </Note>
            ) : null}
            <Form method="post" onSubmit={onSubmit} noValidate>
              <input type="hidden" name="return_path" value={back} />
              <CommentComposer
                label={t({ id: "talk.comment.edit", message: "Edit your comment" })}
                submit={t({ id: "talk.comment.save", message: "Save comment" })}
                defaultValue={refused.text ?? own.text}
                error={fields.text}
                maxLength={LIMITS.comment.max}
                busy={isBusy}
              />
            </Form>
            <form method="post" action={paths.changeComment(id)}>
              <input type="hidden" name="intent" value="delete" />
              <input
                type="hidden"
                name="return_path"
                value={`${here}?${new URLSearchParams({ removed: back.replace(/\?.*$/s, "") })}`}
              />
              <Button type="submit" look="danger" icon={Trash2}>
                <Trans id="talk.comment.delete">Delete comment</Trans>
              </Button>
            </form>
          </>
        ) : null}
        <Cluster>
          {/* Users who may change it have a button. */}
          <LinkButton look={own ? "outline" : "primary"} href={back}>
            <Trans id="talk.back">Back to the page</Trans>
          </LinkButton>
          {isOthers(comment, viewer?.id) ? (
            <LinkButton look="quiet" icon={Flag} href={paths.complaint("comment", id, back)}>
              <Trans id="talk.comment.report">Report</Trans>
            </LinkButton>
          ) : null}
        </Cluster>
      </Stack>
    </Page>
  );
}

function isOthers({ id, head, replies }: CommentView, viewer: number | undefined): boolean {
  const said = [head, ...replies].find((one) => one.id === id);
  return said !== undefined && !said.isRemoved && (viewer === undefined || said.author?.id !== viewer);
}

interface AnswersScreenProps {
  id: number;
  replies: readonly SaidView[];
  more: string | null;
}

/** Replies beyond those below their comment. */
export function AnswersScreen({ id, replies, more }: AnswersScreenProps) {
  const here = paths.comment(id);
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>
          <Trans id="talk.answers.heading">Replies</Trans>
        </h1>
        <CommentThread>
          {replies.map((reply) => (
            <Said key={reply.id} said={reply} />
          ))}
        </CommentThread>
        <Cluster>
          {more ? (
            <LinkButton look="outline" href={here + more}>
              <Trans id="talk.comment.more">More replies</Trans>
            </LinkButton>
          ) : null}
          <LinkButton look="quiet" href={here}>
            <Trans id="talk.answers.back">Back to the comment</Trans>
          </LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}

/** Shown after a comment was deleted without JavaScript: it can be restored for a while. */
export function RemovedCommentScreen({ id, back }: { id: number; back: string }) {
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1>
          <Trans id="talk.removed.heading">Comment deleted</Trans>
        </h1>
        <p>
          <Trans id="talk.removed.text">Its replies stay. You can restore it here for 30 days.</Trans>
        </p>
        <Cluster>
          <form method="post" action={paths.changeComment(id)}>
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="return_path" value={`${back}?comment=${id}#comment-${id}`} />
            <Button type="submit" look="primary" icon={Undo2}>
              <Trans id="talk.removed.restore">Restore comment</Trans>
            </Button>
          </form>
          <LinkButton look="outline" href={`${back}#comments`}>
            <Trans id="talk.back">Back to the page</Trans>
          </LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}
