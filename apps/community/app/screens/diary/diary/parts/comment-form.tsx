import { LIMITS } from "@grow/domain";
import { CommentComposer, type CommentComposerProps, CommentReply } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import type { CommentView } from "../comments-view.ts";
import type { RefusedComment } from "../write-comment.ts";
import styles from "./comments.module.css";

interface CommentFormProps extends Pick<CommentComposerProps, "avatar" | "placeholder" | "autoFocus"> {
  commentKey: string | null;
  /** The comment it answers. */
  parent?: number | undefined;
  /** What was sent before and not taken. */
  refused: RefusedComment | undefined;
}

/** A field for a comment or an answer; sent without script too. */
export function CommentForm({ commentKey, parent, refused, ...composer }: CommentFormProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const isBusy =
    navigation.state !== "idle" &&
    navigation.formData !== undefined &&
    (navigation.formData.get("parent_id") ?? "") === String(parent ?? "");
  return (
    <Form method="post" action={`${pathname}${search}`} className={styles.form} preventScrollReset>
      <input type="hidden" name="key" value={commentKey ?? ""} />
      {parent === undefined ? null : <input type="hidden" name="parent_id" value={parent} />}
      <CommentComposer
        {...composer}
        label={
          parent === undefined
            ? t({ id: "diary.comments.add", message: "Add a comment" })
            : t({ id: "diary.comments.answer", message: "Your answer" })
        }
        submit={
          parent === undefined
            ? t({ id: "diary.comments.send", message: "Send comment" })
            : t({ id: "diary.comments.sendAnswer", message: "Send answer" })
        }
        defaultValue={refused?.text}
        error={refused?.error}
        maxLength={LIMITS.comment.max}
        busy={isBusy}
      />
    </Form>
  );
}

interface ReplyFormProps {
  comment: CommentView;
  commentKey: string | null;
  refused: RefusedComment | undefined;
}

/** Opens a field below a comment. */
export function ReplyForm({ comment, commentKey, refused }: ReplyFormProps) {
  const own = refused?.parent === comment.id ? refused : undefined;
  return (
    // A new key closes the field of an answer that was taken.
    <CommentReply
      key={commentKey}
      label={<Trans id="diary.comments.reply">Reply</Trans>}
      open={own !== undefined}
    >
      <CommentForm parent={comment.id} commentKey={commentKey} refused={own} />
    </CommentReply>
  );
}
