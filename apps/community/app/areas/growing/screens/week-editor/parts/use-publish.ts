import { useSingleSubmit } from "@grow/app-kit/client/use-single-submit.ts";
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { RefusedWeek } from "../save-week.ts";

interface Publish {
  /** It is on its way, or waits for photos. */
  readonly isPublishing: boolean;
  /** It waits for photos. */
  readonly isWaiting: boolean;
  /** Files that are still on their way. */
  readonly pending: number;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** How many files are on their way, and whether one has failed. */
  readonly onPending: (count: number, hasFailed: boolean) => void;
}

/**
 * Sends the form once, and not before its photos are there and its fields can be read. What is wrong is shown where it
 * stands: the first such field has the focus then.
 *
 * @param check - looks at the form; true when it may go. Gets the button that sends it, if any
 */
export function usePublish(
  element: RefObject<HTMLFormElement>,
  refused: RefusedWeek | undefined,
  check: (button: HTMLButtonElement | null) => boolean,
): Publish {
  const { isBusy, onSubmit: sendOnce } = useSingleSubmit();
  const [pending, setPending] = useState({ count: 0, hasFailed: false });
  const [isWaiting, setIsWaiting] = useState(false);
  /** The photos it waited for are there. A waiting button submits nothing, so it is sent after the next render. */
  const [isDue, setIsDue] = useState(false);
  /** Its name and value are sent too, as in "Keep my version". */
  const button = useRef<HTMLButtonElement | null>(null);
  const [stops, setStops] = useState(0);

  // A press on Publish waits for the photos; one that failed is shown first.
  useEffect(() => {
    if (!isWaiting || pending.count > 0) return;
    setIsWaiting(false);
    setIsDue(!pending.hasFailed);
  }, [isWaiting, pending]);

  useEffect(() => {
    if (!isDue) return;
    setIsDue(false);
    element.current?.requestSubmit(button.current);
  }, [isDue, element]);

  useEffect(() => {
    if (!refused && stops === 0) return;
    // After the messages have found their fields.
    const frame = requestAnimationFrame(() => {
      const first = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      const closed = first?.closest<HTMLDetailsElement>("details:not([open])");
      if (closed) closed.open = true;
      if (first) first.focus();
      else scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [refused, stops, element]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    button.current = submitter instanceof HTMLButtonElement ? submitter : null;
    if (!check(button.current)) {
      event.preventDefault();
      setStops((count) => count + 1);
      return;
    }
    if (pending.count > 0) {
      event.preventDefault();
      setIsWaiting(true);
      return;
    }
    sendOnce(event);
  };
  return {
    isPublishing: isBusy || isWaiting,
    isWaiting,
    pending: pending.count,
    onSubmit,
    onPending: useCallback((count: number, hasFailed: boolean) => setPending({ count, hasFailed }), []),
  };
}
