import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { Button } from "@grow/ui/foundation";
import { Dialog, useToast } from "@grow/ui/overlay";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { paths } from "../../../../../paths.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import { deleteWeekWords } from "../../../shared/week-form/delete-week-words.ts";
import type { EditorView } from "../view.ts";

export interface DeleteWeekProps {
  diary: Pick<EditorView["diary"], "id" | "link">;
  weekId: number;
  /** Key of its name. */
  name: string;
  photos: number;
  /** Called after the deletion, before the page is left. */
  onDeleted: () => void;
}

interface DeleteWeekDialogProps extends DeleteWeekProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes the week after a confirmation, and offers to undo it. */
export default function DeleteWeekDialog(props: DeleteWeekDialogProps) {
  const { diary, weekId, name, photos, onDeleted, isOpen, onClose } = props;
  const { i18n, t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const { kind, number } = weekParts(name);
  const words = deleteWeekWords(i18n, name, photos);
  const path = { id: diary.id, week: weekId };

  const sayFailed = (onAction: () => void) =>
    toast({
      text: apiMessage(i18n, { code: "unavailable", text: "" }),
      action: { label: t({ id: "weekEditor.photos.tryAgain", message: "Try again" }), onAction },
      isError: true,
    });
  const restore = async () => {
    try {
      const { createClient } = await import("@grow/api-client");
      await createClient({ apiBase: "/api" }).POST("/diaries/{id}/weeks/{week}/restore", {
        params: { path },
      });
      navigate(paths.week(diary.link, weekId));
    } catch {
      sayFailed(restore);
    }
  };
  const remove = async () => {
    setIsBusy(true);
    try {
      const { createClient } = await import("@grow/api-client");
      await createClient({ apiBase: "/api" }).DELETE("/diaries/{id}/weeks/{week}", { params: { path } });
    } catch {
      setIsBusy(false);
      sayFailed(remove);
      return;
    }
    onDeleted();
    toast({
      text: t({
        id: "weekEditor.deleted",
        message: select(kind, {
          week: `Week ${number} deleted`,
          harvest: "Harvest deleted",
          other: "Week deleted",
        }),
      }),
      action: { label: t({ id: "weekEditor.undo", message: "Undo" }), onAction: restore },
      isCounting: true,
      duration: 10_000,
    });
    navigate(diary.link);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={words.title}
      plain
      actions={
        <>
          <Button look="primary" onClick={onClose}>
            <Trans id="weekEditor.delete.keep">Keep week</Trans>
          </Button>
          <Button look="danger" onClick={remove} busy={isBusy}>
            <Trans id="weekEditor.delete.confirm">Delete week</Trans>
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
