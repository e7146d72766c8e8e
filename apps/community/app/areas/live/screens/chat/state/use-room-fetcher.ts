import { useToast } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import type { ChatAnswer } from "../act-on-chat.ts";
import { isReachable } from "./is-reachable.ts";

/** Sends a form of a room while its page stays. Without a connection it says so. */
export function useRoomFetcher() {
  const { t } = useLingui();
  const toast = useToast();
  const fetcher = useFetcher<ChatAnswer>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await isReachable()) fetcher.submit(form);
    else {
      const text = t({
        id: "chat.offline",
        message: "You're offline. Try again when you're connected.",
      });
      toast({ text, isError: true });
    }
  };
  return { Form: fetcher.Form, data: fetcher.data, state: fetcher.state, onSubmit };
}
