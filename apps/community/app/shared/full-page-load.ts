/** A press on a link that loads its page whole: without a connection the router could not ask for its data. */
export function loadWhole(event: { preventDefault(): void; currentTarget: { href: string } }): void {
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
