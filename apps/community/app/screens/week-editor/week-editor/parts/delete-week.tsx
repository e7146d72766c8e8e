import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { Button, Dialog, useHydrated, useToast } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { paths } from "../../../../paths.ts";
import type { EditorView } from "../view.ts";

interface DeleteWeekProps {
  diary: Pick<EditorView["diary"], "id" | "link">;
  weekId: number;
  week: string;
  photos: number;
  /** It is gone; the page is about to be left. */
  onDeleted: () => void;
}

/** Deletes the week after asking; says what goes and what stays, and brings it back for those who regret it. */
export function DeleteWeek({ diary, weekId, week, photos, onDeleted }: DeleteWeekProps) {
  const { i18n, t } = useLingui();
  const hydrated = useHydrated();
  const toast = useToast();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
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
      text: t({ id: "weekEditor.deleted", message: `${{ week }} deleted` }),
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
        title={t({ id: "weekEditor.delete.title", message: `Delete ${{ week }}?` })}
        plain
        actions={
          <>
            <Button look="primary" onClick={keep}>
              <Trans id="weekEditor.delete.keep">Keep the week</Trans>
            </Button>
            <Button look="danger" onClick={remove} busy={isBusy}>
              <Trans id="weekEditor.delete.confirm">Delete the week</Trans>
            </Button>
          </>
        }
      >
        <p>
          {photos > 0 ? (
            <Trans id="weekEditor.delete.photos">
              Its photos, readings and comments go with it. The other weeks of the diary stay.
            </Trans>
          ) : (
            <Trans id="weekEditor.delete.text">
              Its readings and comments go with it. The other weeks of the diary stay.
            </Trans>
          )}
        </p>
      </Dialog>
    </>
  );
}
