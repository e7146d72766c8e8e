import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { Button, useHydrated } from "@grow/ui/foundation";
import { Dialog, useToast } from "@grow/ui/overlay";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { paths } from "../../../../../paths.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
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
  const hydrated = useHydrated();
  const toast = useToast();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { kind, number } = weekParts(name);
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
      <Button look="quiet" icon={Trash2} disabled={!hydrated} onClick={() => setIsOpen(true)}>
        <Trans id="weekEditor.delete">Delete this week</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={keep}
        title={t({
          id: "weekEditor.delete.title",
          message: select(kind, {
            week: `Delete week ${number}?`,
            harvest: "Delete the harvest?",
            other: "Delete this week?",
          }),
        })}
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
        <p>
          {photos > 0 ? (
            <Trans id="weekEditor.delete.photos">
              This deletes its photos, readings and comments. Your other weeks aren't affected.
            </Trans>
          ) : (
            <Trans id="weekEditor.delete.text">
              This deletes its readings and comments. Your other weeks aren't affected.
            </Trans>
          )}
        </p>
      </Dialog>
    </>
  );
}
