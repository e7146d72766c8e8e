import { LIMITS } from "@grow/domain";
import { Avatar, useHydrated } from "@grow/ui/foundation";
import { CommentComposer, type CommentComposerProps, CommentReply } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useViewer } from "../../root-data.ts";
import styles from "./comments.module.css";
import type { CommentPlaceView, CommentView } from "./comments-view.ts";
import type { RefusedComment } from "./write-comment.ts";

const KeepDraft = lazy(async () => {
  const { KeepDraft } = await import("../comment-draft.tsx");
  return { default: KeepDraft };
});

interface SentForm {
  commentKey: string | null;
  /** Path that the form posts to. */
  action: string;
  /** The rejected comment of any form of the page. */
  refused: RefusedComment | undefined;
  /** The comment that was written last, from the query. */
  wanted: number | null;
}

interface CommentFormProps
  extends SentForm,
    Pick<CommentComposerProps, "avatar" | "placeholder" | "autoFocus"> {
  /** Key of its draft. */
  to: string;
  /** The comment that it replies to. */
  parent?: number | undefined;
}

/** A field for a comment or a reply; works without script. */
function CommentForm({ commentKey, action, refused, wanted, to, parent, ...composer }: CommentFormProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const viewer = useViewer();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // Another order has none in its query, and must not empty the field.
  const written = useRef(wanted);
  if (wanted !== null) written.current = wanted;
  // Noted here, as the draft's code may load later, and React may skip the renders that know of a submission.
  const sent = useRef<number | null>();
  const own = (refused?.parent ?? undefined) === parent ? refused : undefined;
  useEffect(() => {
    if (own) sent.current = undefined;
  }, [own]);
  const isBusy =
    navigation.state !== "idle" &&
    navigation.formData !== undefined &&
    (navigation.formData.get("parent_id") ?? "") === String(parent ?? "");
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className={styles.form}
      preventScrollReset
      onSubmit={() => {
        sent.current = written.current;
      }}
    >
      <input type="hidden" name="key" value={commentKey ?? ""} />
      {parent === undefined ? null : <input type="hidden" name="parent_id" value={parent} />}
      <CommentComposer
        data-mentions=""
        // An accepted comment leaves an empty field.
        key={written.current}
        {...composer}
        label={
          parent === undefined
            ? t({ id: "talk.comments.add", message: "Add a comment" })
            : t({ id: "talk.comments.answer", message: "Your reply" })
        }
        submit={
          parent === undefined
            ? t({ id: "talk.comments.send", message: "Post comment" })
            : t({ id: "talk.comments.sendAnswer", message: "Post reply" })
        }
        defaultValue={own?.text}
        error={own?.error}
        maxLength={LIMITS.comment.max}
        busy={isBusy}
      />
      {viewer && hydrated ? (
        <Suspense fallback={null}>
          <KeepDraft form={form} to={to} user={viewer.id} written={written.current} sent={sent} />
        </Suspense>
      ) : null}
    </Form>
  );
}

interface NewCommentProps extends SentForm {
  about: CommentPlaceView;
  /** Name of the author, to address the question to; null for the author themselves and for a deleted account. */
  asked: string | null;
}

/** The field for a new comment. */
export function NewComment({ about: { type, id }, asked, ...form }: NewCommentProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const add = t({ id: "talk.comments.add", message: "Add a comment" });
  const questions: Partial<Record<CommentPlaceView["type"], string>> =
    asked === null
      ? {}
      : {
          week: t({ id: "talk.comments.ask.week", message: `Ask ${asked} about this week` }),
          diary: t({ id: "talk.comments.ask", message: `Ask ${asked} about this grow` }),
        };
  return (
    <CommentForm
      {...form}
      to={`${type}-${id}`}
      avatar={<Avatar src={viewer?.avatar} seed={viewer?.id ?? 0} />}
      placeholder={questions[type] ?? add}
    />
  );
}

interface ReplyFormProps extends SentForm {
  comment: CommentView;
}

/** Opens a field below a comment. */
export function ReplyForm({ comment, ...form }: ReplyFormProps) {
  return (
    // The next written comment closes the field.
    <CommentReply
      key={form.wanted}
      label={<Trans id="talk.comments.reply">Reply</Trans>}
      open={form.refused?.parent === comment.id}
    >
      <CommentForm {...form} to={`comment-${comment.id}`} parent={comment.id} />
    </CommentReply>
  );
}
