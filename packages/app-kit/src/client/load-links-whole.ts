/**
 * Makes every link load its page with a full page load instead of the router, because the running scripts are outdated or
 * the next page is in another language.
 */
export function loadLinksWhole(): void {
  addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
    },
    { capture: true },
  );
}
