import "./locales/catalog.ts";
import { useFormDrafts } from "@grow/app-kit/editor/use-form-drafts.ts";
import { LIMITS } from "@grow/domain";
import { Button } from "@grow/ui/foundation";
import { CommentComposer } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { useViewer } from "../root-data.ts";
import { useLateForm } from "./use-fetch-form.ts";

interface EditCommentProps {
  id: number;
  text: string;
  onDone: () => void;
}

/** Replaces a comment while it is edited. */
export function EditComment({ id, text, onDone }: EditCommentProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const late = useLateForm(paths.changeComment(id));
  const {
    offered: [draft],
    change,
    clear,
  } = useFormDrafts<string>("comment-edit", id, viewer?.id ?? null, true);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    if (draft && field) field.value = draft.value;
  }, [draft]);
  const close = () => {
    clear();
    onDone();
  };
  return (
    <form
      ref={form}
      onChange={(event) => change(String(new FormData(event.currentTarget).get("text") ?? ""))}
      onSubmit={async (event) => {
        event.preventDefault();
        if (late.isBusy) return;
        const changed = String(new FormData(event.currentTarget).get("text") ?? "");
        if (!(await late.send({ intent: "edit", text: changed }))) return;
        revalidate();
        close();
      }}
    >
      <CommentComposer
        data-mentions=""
        label={t({ id: "talk.comment.edit", message: "Edit your comment" })}
        submit={t({ id: "talk.comment.save", message: "Save comment" })}
        defaultValue={text}
        error={late.error}
        maxLength={LIMITS.comment.max}
        busy={late.isBusy}
        autoFocus
      >
        <Button look="quiet" onClick={close}>
          <Trans id="talk.cancel">Cancel</Trans>
        </Button>
      </CommentComposer>
    </form>
  );
}
