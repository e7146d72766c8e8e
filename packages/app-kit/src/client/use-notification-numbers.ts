import { createClient, getNotificationNumbers } from "@grow/api-client";
import type { Schema } from "@grow/contract";
import { systemClock } from "@grow/trackers";
import { browserPage } from "@grow/trackers/browser";
import { useEffect, useState } from "react";
import { createPolling, type PollingState } from "./notification-polling.ts";

/**
 * How many notifications of a reader are unread, kept fresh while he is signed in.
 *
 * @param user - id of the signed-in person, null for a guest, for whom nothing is asked
 */
export function useNotificationNumbers(user: number | null): PollingState<Schema<"NotificationNumbers">> {
  const [state, setState] = useState<PollingState<Schema<"NotificationNumbers">>>({
    numbers: null,
    isLoading: false,
  });
  useEffect(() => {
    if (user === null) return undefined;
    const api = createClient({ apiBase: "/api" });
    const polling = createPolling({
      clock: systemClock,
      page: browserPage(),
      load: async () => (await getNotificationNumbers(api, user)).data,
      onChange: setState,
      log: (message, cause) => console.warn(message, cause),
    });
    polling.start();
    return polling.stop;
  }, [user]);
  return state;
}
