import { LIMITS } from "@grow/domain";
import { Avatar, CommentComposer, type CommentComposerProps, CommentReply, useHydrated } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { useViewer } from "../../../../shell/root-data.ts";
import type { CommentPlaceView, CommentView } from "../comments-view.ts";
import type { RefusedComment } from "../write-comment.ts";
import styles from "./comments.module.css";

const KeepDraft = lazy(async () => {
  const { KeepDraft } = await import("../../../talk/late/keep-draft.tsx");
  return { default: KeepDraft };
});

interface SentForm {
  commentKey: string | null;
  /** Where it is sent. */
  action: string;
  /** What was sent before and not taken, from any form of the page. */
  refused: RefusedComment | undefined;
  /** The comment that was written last, as the address says. */
  wanted: number | null;
}

interface CommentFormProps
  extends SentForm,
    Pick<CommentComposerProps, "avatar" | "placeholder" | "autoFocus"> {
  /** What its draft is kept under. */
  to: string;
  /** The comment it answers. */
  parent?: number | undefined;
}

/** A field for a comment or an answer; sent without script too. */
function CommentForm({ commentKey, action, refused, wanted, to, parent, ...composer }: CommentFormProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const viewer = useViewer();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // Another order of the comments has none in its address, and must not empty the field.
  const written = useRef(wanted);
  if (wanted !== null) written.current = wanted;
  const own = (refused?.parent ?? undefined) === parent ? refused : undefined;
  const isBusy =
    navigation.state !== "idle" &&
    navigation.formData !== undefined &&
    (navigation.formData.get("parent_id") ?? "") === String(parent ?? "");
  return (
    <Form ref={form} method="post" action={action} className={styles.form} preventScrollReset>
      <input type="hidden" name="key" value={commentKey ?? ""} />
      {parent === undefined ? null : <input type="hidden" name="parent_id" value={parent} />}
      <CommentComposer
        // A comment that was taken leaves an empty field behind.
        key={written.current}
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
        defaultValue={own?.text}
        error={own?.error}
        maxLength={LIMITS.comment.max}
        busy={isBusy}
      />
      {viewer && hydrated ? (
        <Suspense fallback={null}>
          <KeepDraft form={form} to={to} user={viewer.id} written={written.current} isSent={isBusy} />
        </Suspense>
      ) : null}
    </Form>
  );
}

interface NewCommentProps extends SentForm {
  about: CommentPlaceView;
  /** Who keeps the diary; null when the account is gone. */
  grower: string | null;
}

/** The field for a comment of one's own. */
export function NewComment({ about: { type, id }, grower, ...form }: NewCommentProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const placeholder =
    type === "week"
      ? t({ id: "diary.comments.ask.week", message: `Ask ${grower} about this week` })
      : t({ id: "diary.comments.ask", message: `Ask ${grower} about this grow` });
  return (
    <CommentForm
      {...form}
      to={`${type}-${id}`}
      avatar={<Avatar src={viewer?.avatar} seed={viewer?.id ?? 0} />}
      placeholder={grower === null ? undefined : placeholder}
    />
  );
}

interface ReplyFormProps extends SentForm {
  comment: CommentView;
}

/** Opens a field below a comment. */
export function ReplyForm({ comment, ...form }: ReplyFormProps) {
  return (
    // Another comment that was written closes the field.
    <CommentReply
      key={form.wanted}
      label={<Trans id="diary.comments.reply">Reply</Trans>}
      open={form.refused?.parent === comment.id}
    >
      <CommentForm {...form} to={`comment-${comment.id}`} parent={comment.id} />
    </CommentReply>
  );
}
