import type { Schema } from "@grow/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FollowedNumbers } from "./live/follow-numbers.ts";
import type { PollingState } from "./notification-polling.ts";

type Numbers = Schema<"NotificationNumbers">;

/** Numbers of unread notifications for a component. */
export interface NotificationNumbers extends PollingState<Numbers> {
  /** Sets the numbers that another response has just reported. */
  know: (numbers: Numbers) => void;
}

/**
 * Keeps the numbers of unread notifications fresh while the user is signed in. The code for it is lazy-loaded.
 *
 * @param user - id of the signed-in user, null for a guest, for whom nothing is loaded
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
      // Without that code the numbers stay as loaded until the next page.
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
