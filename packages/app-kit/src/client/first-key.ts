/** Where the window keeps the key that woke the page: pressed before anything listened for it. */
export const FIRST_KEY = "growFirstKey";

declare global {
  interface Window {
    [FIRST_KEY]?: KeyboardEvent;
  }
}
