/** What passkeys are bound to: the host of the site, and its origin. */
export function relyingParty(publicUrl: string): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "Grow", origin };
}
