import { isPlainPress, LinkButton } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { paths } from "../../../../../paths.ts";
import type { DeleteWeekProps } from "./delete-week-dialog.tsx";

const DeleteWeekDialog = lazy(() => import("./delete-week-dialog.tsx"));

/** Opens the dialog that deletes the week. Without scripts, a page does. */
export function DeleteWeek(props: DeleteWeekProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <LinkButton
        look="quiet"
        icon={Trash2}
        href={paths.deleteWeek(props.diary.id, props.weekId)}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Trans id="weekEditor.delete">Delete this week</Trans>
      </LinkButton>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <DeleteWeekDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
