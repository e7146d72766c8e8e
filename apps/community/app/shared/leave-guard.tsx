import { Button } from "@grow/ui/foundation";
import { Dialog } from "@grow/ui/overlay";
import { useBlocker } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  isChanged: () => boolean;
  /** Whether files are on their way: leaving stops them. */
  isUploading: () => boolean;
  /** "Leave without saving?" */
  title: string;
  stay: ReactNode;
  leave: ReactNode;
  /** What becomes of that which was typed. */
  children: ReactNode;
}

/** Asks before something that is not saved is left; the safe answer is the filled button. */
export function LeaveGuard({ isChanged, isUploading, title, stay, leave, children }: LeaveGuardProps) {
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
  const goOn = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={goOn}
      plain
      title={title}
      actions={
        <>
          <Button look="primary" onClick={goOn}>
            {stay}
          </Button>
          <Button look="outline" onClick={() => blocker.proceed?.()}>
            {leave}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
