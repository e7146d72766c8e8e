/** Where the window keeps the keys that were pressed before anything listened for them, oldest first; null once the page is hydrated. */
export const FIRST_KEYS = "growFirstKeys";

/** Where the window keeps the link to a photo that was clicked before the page was hydrated; null once it is. */
export const FIRST_PHOTO = "growFirstPhoto";

/** Where the window stores the submission of a form that was made offline before the page was hydrated; null once it is. */
export const FIRST_SUBMIT = "growFirstSubmit";

/** Where the window keeps when the browser itself last sent a form, in milliseconds of the page's clock. */
export const SENT_AT = "growSentAt";

/**
 * Where the window has the changes of the document since the loader ran, as a list. The code that handles the next changes replaces it by
 * another object that they are pushed to.
 */
export const CHANGES = "growChanges";

declare global {
  interface Window {
    [CHANGES]: { push(...changes: MutationRecord[]): unknown };
    [FIRST_KEYS]?: KeyboardEvent[] | null;
    [FIRST_PHOTO]?: HTMLAnchorElement | null;
    [FIRST_SUBMIT]?: SubmitEvent | null;
    [SENT_AT]?: number;
  }
}
