import { createClient } from "@grow/api-client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Challenge } from "./proof-of-work.ts";

/** State of a form's proof of work. */
export interface ProofOfWork {
  /** The solution to send as `recaptcha`; empty until it is found. */
  answer: string;
  /** The challenge could not be loaded or has no solution. */
  hasFailed: boolean;
  /** Loads a new challenge: each solution is accepted once. */
  renew: () => void;
}

/**
 * Computes a form's proof of work, which makes automated submissions expensive. Starts when the form hydrates, that is, at
 * the first interaction with the page.
 */
export function useProofOfWork(): ProofOfWork {
  const [answer, setAnswer] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const worker = useRef<Worker | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round is a new challenge
  useEffect(() => {
    const stop = new AbortController();
    setAnswer("");
    setFailed(false);
    work(stop.signal, worker).then(setAnswer, () => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => {
      stop.abort();
      worker.current?.terminate();
      worker.current = null;
    };
  }, [round]);

  const renew = useCallback(() => setRound((count) => count + 1), []);
  return { answer, hasFailed, renew };
}

async function work(signal: AbortSignal, place: { current: Worker | null }): Promise<string> {
  const { data } = await createClient({ apiBase: "/api" }).GET("/captcha", { signal });
  signal.throwIfAborted();
  const made = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  place.current = made;
  return new Promise((resolve, reject) => {
    made.onmessage = ({ data: found }: MessageEvent<{ answer?: string; error?: string }>) => {
      made.terminate();
      if (found.answer) resolve(found.answer);
      else reject(new Error(found.error));
    };
    made.onerror = () => reject(new Error("The worker failed"));
    made.postMessage(data satisfies Challenge);
  });
}
