import { Button, Plate, Stack } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { EyeOff, Languages, RotateCcw, Trash2 } from "lucide-react";
import type { SavedArticle } from "../view.ts";

/** The id of the form that changes the state of an article without saving what is typed. */
export const STATE_FORM = "article-state";

/** Buttons that unpublish, remove or restore an article. What is typed and not saved stays as a draft. */
export function StateActions({ saved }: { saved: SavedArticle }) {
  const { state, isTranslation, isWritten } = saved;
  const button = {
    form: STATE_FORM,
    type: "submit",
    name: "intent",
    look: "outline",
    size: "small",
  } as const;
  return (
    <Plate>
      <Stack gap={3}>
        {state === "published" || state === "scheduled" ? (
          <div>
            <Button {...button} value="unpublish" icon={EyeOff}>
              {state === "scheduled" ? (
                <Trans id="article.unschedule">Back to draft</Trans>
              ) : (
                <Trans id="article.unpublish">Unpublish</Trans>
              )}
            </Button>
          </div>
        ) : null}
        {isTranslation && isWritten && state !== "removed" ? (
          <div>
            <Button {...button} value="remove-lang" icon={Languages}>
              <Trans id="article.removeLang">Remove translation</Trans>
            </Button>
          </div>
        ) : null}
        {state === "removed" ? (
          <div>
            <Button {...button} value="restore" icon={RotateCcw}>
              <Trans id="article.restore">Restore</Trans>
            </Button>
          </div>
        ) : (
          <div>
            <Button {...button} value="remove" icon={Trash2}>
              <Trans id="article.remove">Remove article</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Plate>
  );
}
