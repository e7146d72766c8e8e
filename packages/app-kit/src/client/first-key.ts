/** Where the window keeps the key that woke the page: pressed before anything listened for it. */
export const FIRST_KEY = "growFirstKey";

/** Where the window keeps the link to a photo that was clicked before the page was hydrated; null once it is. */
export const FIRST_PHOTO = "growFirstPhoto";

declare global {
  interface Window {
    [FIRST_KEY]?: KeyboardEvent;
    [FIRST_PHOTO]?: HTMLAnchorElement | null;
  }
}
