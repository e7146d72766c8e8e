import { useEffect } from "react";
import { FIRST_KEYS, FIRST_PHOTO, FIRST_SUBMIT } from "../client/first-key.ts";

const load = () => import("./press-keys.ts");

/** Loads the code that replays keys, if there are any, so that it is there when the page has hydrated. */
export function expectFirstKeys(): void {
  if (window[FIRST_KEYS]?.length) load().catch(console.warn);
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
    if (keys?.length) load().then(({ pressKeys }) => pressKeys(keys), console.warn);
  }, []);
}
