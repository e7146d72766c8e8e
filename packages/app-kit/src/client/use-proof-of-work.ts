import { createClient } from "@grow/api-client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Challenge } from "./proof-of-work.ts";

/** State of the proof that a form carries. */
export interface ProofOfWork {
  /** The answer to send as `recaptcha`; empty while it is being worked out. */
  answer: string;
  /** The server could not be asked, or gave a task that has no answer. */
  hasFailed: boolean;
  /** Asks for a new task: each answer is taken once. */
  renew: () => void;
}

/**
 * Works out the proof that a form is sent by a browser that took its time. Begins when the form is first shown
 * to React, that is, at the first touch of the page.
 */
export function useProofOfWork(): ProofOfWork {
  const [answer, setAnswer] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const worker = useRef<Worker | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round is a new task
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
