import { useEffect } from "react";
import { FIRST_KEYS, FIRST_PHOTO, FIRST_SUBMIT } from "../client/first-key.ts";

/** Loads the code that replays keys if the first one types a character: other keys are not shortcuts. */
const replayOf = (keys: readonly KeyboardEvent[] | null | undefined) =>
  keys?.[0]?.key.length === 1 ? import("./press-keys.ts") : undefined;

/** Preloads the code that replays keys, so that it is there when the page has hydrated. */
export function expectFirstKeys(): void {
  replayOf(window[FIRST_KEYS])?.catch(console.warn);
}

/**
 * After hydration, replays the keys that were pressed before it, opens the photo that was clicked before, and submits the form that was
 * submitted offline before.
 */
export function usePressFirstKeys(): void {
  useEffect(() => {
    const photo = window[FIRST_PHOTO];
    const submit = window[FIRST_SUBMIT];
    const keys = window[FIRST_KEYS];
    window[FIRST_PHOTO] = window[FIRST_SUBMIT] = window[FIRST_KEYS] = null;
    photo?.click();
    if (submit) (submit.target as HTMLFormElement).requestSubmit(submit.submitter);
    replayOf(keys)?.then(({ pressKeys }) => pressKeys(keys ?? []), console.warn);
  }, []);
}
