/** Calls back for each press of a link that opens it, also in a new tab by the middle button. */
export function onPress(link: HTMLElement, run: () => void): void {
  link.addEventListener("click", run);
  link.addEventListener("auxclick", (event) => {
    if (event.button === 1) run();
  });
}
