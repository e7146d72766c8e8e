/**
 * From now on every link loads its page whole, as if there were no router: what runs is out of date, or in another
 * language than the next page.
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
