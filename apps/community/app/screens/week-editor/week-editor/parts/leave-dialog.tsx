import { Button, Dialog } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useBlocker } from "@remix-run/react";
import { useEffect, useRef } from "react";

interface LeaveDialogProps {
  /** Whether there is something to lose. */
  isChanged: () => boolean;
  /** Whether files are on their way: leaving stops them. */
  isUploading: () => boolean;
}

/** Asks before an unpublished week is left; the safe answer is the filled button. */
export function LeaveDialog({ isChanged, isUploading }: LeaveDialogProps) {
  const { t } = useLingui();
  const now = useRef({ isChanged, isUploading });
  now.current = { isChanged, isUploading };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (now.current.isUploading() || now.current.isChanged()),
  );
  useEffect(() => {
    // What is typed is kept as a draft; a file that is half sent is not.
    const ask = (event: BeforeUnloadEvent) => {
      if (now.current.isUploading()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      plain
      title={t({ id: "weekEditor.leave.title", message: "Leave without publishing?" })}
      actions={
        <>
          <Button look="primary" onClick={stay}>
            <Trans id="weekEditor.leave.stay">Go on writing</Trans>
          </Button>
          <Button look="outline" onClick={() => blocker.proceed?.()}>
            <Trans id="weekEditor.leave.go">Leave</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans id="weekEditor.leave.text">
          What you typed is kept on this device and offered again when you come back.
        </Trans>
      </p>
      {isUploading() ? (
        <p>
          <Trans id="weekEditor.leave.uploads">Photos that are still on their way are lost.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
}
