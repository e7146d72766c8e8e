import type { Schema } from "@grow/contract";
import { useEffect, useState } from "react";
import type { PollingState } from "./notification-polling.ts";

/**
 * How many notifications of a reader are unread, kept fresh while he is signed in. What does so comes by itself, after the page.
 *
 * @param user - id of the signed-in person, null for a guest, for whom nothing is loaded and nothing asked
 */
export function useNotificationNumbers(user: number | null): PollingState<Schema<"NotificationNumbers">> {
  const [state, setState] = useState<PollingState<Schema<"NotificationNumbers">>>({
    numbers: null,
    isLoading: false,
  });
  useEffect(() => {
    if (user === null) return undefined;
    let end: (() => void) | undefined;
    let isLeft = false;
    import("./live/follow-numbers.ts").then(
      ({ followHere }) => {
        if (!isLeft) end = followHere(user, setState);
      },
      // The page says nothing of what is new until the next one is opened.
      () => {},
    );
    return () => {
      isLeft = true;
      end?.();
    };
  }, [user]);
  return state;
}
