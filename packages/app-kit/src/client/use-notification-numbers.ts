import type { Schema } from "@grow/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FollowedNumbers } from "./live/follow-numbers.ts";
import type { PollingState } from "./notification-polling.ts";

type Numbers = Schema<"NotificationNumbers">;

/** Numbers of unread notifications as a component has them. */
export interface NotificationNumbers extends PollingState<Numbers> {
  /** They are these by now, as the answer to something else says. */
  know: (numbers: Numbers) => void;
}

/**
 * How many notifications of a reader are unread, kept fresh while he is signed in. What does so comes by itself, after the page.
 *
 * @param user - id of the signed-in person, null for a guest, for whom nothing is loaded and nothing asked
 */
export function useNotificationNumbers(user: number | null): NotificationNumbers {
  const [state, setState] = useState<PollingState<Numbers>>({ numbers: null, isLoading: false });
  const followed = useRef<FollowedNumbers | null>(null);
  useEffect(() => {
    if (user === null) return undefined;
    let isLeft = false;
    import("./live/follow-numbers.ts").then(
      ({ followHere }) => {
        if (!isLeft) followed.current = followHere(user, setState);
      },
      // The page says nothing of what is new until the next one is opened.
      () => {},
    );
    return () => {
      isLeft = true;
      followed.current?.end();
      followed.current = null;
    };
  }, [user]);
  const know = useCallback((numbers: Numbers) => followed.current?.know(numbers), []);
  return { ...state, know };
}
