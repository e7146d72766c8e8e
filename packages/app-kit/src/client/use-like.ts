import { clickLike, likeTarget } from "@grow/domain";
import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";

/** What the form's target answers to a request of the router. */
export type LikeAnswer = { readonly liked: boolean; readonly likes: number } | { readonly error: string };

/** A heart as it is shown. */
export interface ShownLike {
  liked: boolean;
  likes: number;
  /** Sends the form of the heart; nothing while a call for the same thing is under way. */
  send: (form: HTMLFormElement) => void;
}

/** What a heart stands for. */
export interface LikeOf {
  type: string;
  id: number;
  /** As the page was loaded. */
  liked: boolean;
  likes: number;
  /** Address of the form's target. */
  action: string;
  /** Called with the words of a refusal; the heart is as before then. */
  onRefused: (text: string) => void;
}

/**
 * A heart that changes at once and goes back when the server refuses. One call is under way for a thing, however often
 * it stands on the page and is clicked; further clicks meanwhile do nothing.
 */
export function useLike({ type, id, liked, likes, action, onRefused }: LikeOf): ShownLike {
  const fetcher = useFetcher<LikeAnswer>({ key: `like:${type}:${id}` });
  const [known, setKnown] = useState({ liked, likes });
  const answer = fetcher.data;

  useEffect(() => {
    if (!answer) return;
    if ("error" in answer) onRefused(answer.error);
    else setKnown(answer);
  }, [answer, onRefused]);

  const settled = answer && !("error" in answer) ? answer : known;
  const target = likeTarget({ is_like: settled.liked, cnt_likes: settled.likes });
  const shown = isWaiting(fetcher, settled.liked) ? clickLike(target).target : target;
  return {
    liked: shown.is_like,
    likes: shown.cnt_likes,
    send(form) {
      if (fetcher.state !== "idle") return;
      const body = new FormData(form);
      body.set("stay", "yes");
      fetcher.submit(body, { method: "post", action });
    },
  };
}

/** Whether a call is under way that would change what stands now. */
function isWaiting({ formData }: { formData?: FormData | undefined }, liked: boolean): boolean {
  const wanted = formData?.get("liked");
  return wanted !== undefined && wanted !== null && (wanted === "yes") !== liked;
}
