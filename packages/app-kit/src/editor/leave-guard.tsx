import { Button } from "@grow/ui/foundation";
import { Dialog } from "@grow/ui/overlay";
import { useBlocker } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  isChanged: () => boolean;
  /** Whether closing the page loses something, such as a file that is uploading. A draft on the device is not lost. */
  isLost: () => boolean;
  /** "Leave without saving?" */
  title: string;
  stay: ReactNode;
  leave: ReactNode;
  /** What becomes of that which was typed. */
  children: ReactNode;
}

/** Asks before something that is not saved is left; the safe answer is the filled button. */
export function LeaveGuard({ isChanged, isLost, title, stay, leave, children }: LeaveGuardProps) {
  const now = useRef({ isChanged, isLost });
  now.current = { isChanged, isLost };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (now.current.isLost() || now.current.isChanged()),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (now.current.isLost()) event.preventDefault();
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
