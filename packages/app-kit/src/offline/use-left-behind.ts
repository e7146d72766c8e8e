import { useEffect, useState } from "react";
import { openOfflineStore } from "./offline-store.ts";

/**
 * Whether weeks wait on this device though nobody is signed in: somebody's session has ended. Whose they are and what they say is
 * nobody else's business.
 *
 * @param isGuest - false asks nothing
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
