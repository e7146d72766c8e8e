import { clickLike, likeTarget } from "@grow/domain";
import { useSyncExternalStore } from "react";

/** What the form's target answers to a script. */
export type LikeAnswer =
  | { readonly liked: boolean; readonly likes: number }
  | { readonly error: string }
  /** Nobody is signed in; here one can, and comes back. */
  | { readonly signIn: string };

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
  /** Called with the words of a refusal, none where there was no answer; the heart is as before then. */
  onRefused: (text: string | null) => void;
  /** Called with the address of the sign-in page, for who is signed in no more. */
  onSignIn: (address: string) => void;
}

/** What is known of a thing besides what the page was loaded with. */
interface Known {
  /** What the page said then; when it says something else, that is newer. */
  readonly loaded: string;
  /** Of the last answer. */
  readonly settled: { readonly liked: boolean; readonly likes: number };
  readonly isWaiting: boolean;
}

/** By type and id: hearts of the same thing show the same. In the browser only; the server never writes here. */
const known = new Map<string, Known>();
const listeners = new Set<() => void>();

function put(key: string, value: Known): void {
  known.set(key, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A heart that changes at once and goes back when the server refuses. One call is under way for a thing, however often
 * it stands on the page and is clicked; further clicks meanwhile do nothing. The call goes beside the router, whose every
 * call draws the whole page again: here nothing is drawn but the hearts of the thing.
 */
export function useLike({ type, id, liked, likes, action, onRefused, onSignIn }: LikeOf): ShownLike {
  const key = `${type}:${id}`;
  const loaded = `${liked} ${likes}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => known.get(key),
    () => undefined,
  );
  const now = stored?.loaded === loaded ? stored : undefined;
  const settled = now?.settled ?? { liked, likes };
  const target = likeTarget({ is_like: settled.liked, cnt_likes: settled.likes });
  const shown = now?.isWaiting ? clickLike(target).target : target;
  return {
    liked: shown.is_like,
    likes: shown.cnt_likes,
    async send(form) {
      if (known.get(key)?.isWaiting) return;
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form)) body.append(name, String(value));
      body.set("stay", "yes");
      put(key, { loaded, settled, isWaiting: true });
      const answer = await ask(action, body);
      const isDone = answer !== null && "liked" in answer;
      put(key, { loaded, settled: isDone ? answer : settled, isWaiting: false });
      if (isDone) return;
      if (answer && "signIn" in answer) onSignIn(answer.signIn);
      else onRefused(answer?.error ?? null);
    },
  };
}

async function ask(action: string, body: URLSearchParams): Promise<LikeAnswer | null> {
  try {
    // It arrives although whoever pressed the heart goes to another page at once.
    return (await (await fetch(action, { method: "POST", body, keepalive: true })).json()) as LikeAnswer;
  } catch {
    return null;
  }
}
