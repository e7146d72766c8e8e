/** Host and origin of the site, to which passkeys are bound. */
export function relyingParty(publicUrl: string): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "Grow", origin };
}
