import { useEffect, useState } from "react";
import { openOfflineStore } from "./offline-store.ts";

/**
 * Tells whether weeks are queued on this device although the user is signed out, because the session has expired. Does not reveal
 * whose they are or what they contain.
 *
 * @param isGuest - false skips the check
 */
export function useLeftBehind(isGuest: boolean): boolean {
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    if (!isGuest) return undefined;
    let isOver = false;
    void openOfflineStore().then(async ({ weeks }) => {
      const isEmpty = await weeks.isEmpty();
      if (!isOver) setIsLeft(!isEmpty);
    });
    return () => {
      isOver = true;
      setIsLeft(false);
    };
  }, [isGuest]);
  return isLeft;
}
