/** Click handler that loads the whole page: offline the router could not load its data. */
export function loadWhole(event: { preventDefault(): void; currentTarget: { href: string } }): void {
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
