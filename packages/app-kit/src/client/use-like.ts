import { clickLike, likeTarget } from "@grow/domain";
import { useSyncExternalStore } from "react";

/** The response of the form's target to a script. */
export type LikeAnswer =
  | { readonly liked: boolean; readonly likes: number }
  | { readonly error: string }
  /** The user is signed out; the address of a sign-in page that returns here. */
  | { readonly signIn: string };

/** A heart as shown. */
export interface ShownLike {
  liked: boolean;
  likes: number;
  /** Submits the heart's form; does nothing while a request for the same thing is in flight. */
  send: (form: HTMLFormElement) => void;
}

/** The thing a heart belongs to. */
export interface LikeOf {
  type: string;
  id: number;
  /** As loaded with the page. */
  liked: boolean;
  likes: number;
  /** Address of the form's target. */
  action: string;
  /** Called with the reason of a refusal, null without a response; the heart has been reverted then. */
  onRefused: (text: string | null) => void;
  /** Called with the address of the sign-in page when the session has expired. */
  onSignIn: (address: string) => void;
}

/** What is known about a thing in addition to the data of the page. */
interface Known {
  /** The page's state at that time; if the page now differs, it is newer. */
  readonly loaded: string;
  /** From the last response. */
  readonly settled: { readonly liked: boolean; readonly likes: number };
  readonly isWaiting: boolean;
}

/** By type and id, so that hearts of the same thing agree. In the browser only; the server never writes here. */
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
 * A heart that changes at once and reverts when the server refuses. Each thing has at most one request in flight, however
 * many hearts it has on the page; clicks meanwhile are ignored. The request bypasses the router, which would render the
 * whole page again.
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
    // `keepalive` lets the request finish when the user leaves the page at once.
    return (await (await fetch(action, { method: "POST", body, keepalive: true })).json()) as LikeAnswer;
  } catch {
    return null;
  }
}
