import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { Button, isPlainPress, LinkButton } from "@grow/ui/foundation";
import { Dialog, useToast } from "@grow/ui/overlay";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { paths } from "../../../../../paths.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import { deleteWeekWords } from "../../../shared/week-form/delete-week-words.ts";
import type { EditorView } from "../view.ts";

interface DeleteWeekProps {
  diary: Pick<EditorView["diary"], "id" | "link">;
  weekId: number;
  /** Key of its name. */
  name: string;
  photos: number;
  /** It is gone; the page is about to be left. */
  onDeleted: () => void;
}

/** Deletes the week after asking; says what goes and what stays, and brings it back for those who regret it. */
export function DeleteWeek({ diary, weekId, name, photos, onDeleted }: DeleteWeekProps) {
  const { i18n, t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { kind, number } = weekParts(name);
  const words = deleteWeekWords(i18n, name, photos);
  const keep = () => setIsOpen(false);
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
    <>
      <LinkButton
        look="quiet"
        icon={Trash2}
        href={paths.deleteWeek(diary.id, weekId)}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Trans id="weekEditor.delete">Delete this week</Trans>
      </LinkButton>
      <Dialog
        open={isOpen}
        onClose={keep}
        title={words.title}
        plain
        actions={
          <>
            <Button look="primary" onClick={keep}>
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
    </>
  );
}
