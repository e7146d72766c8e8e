/** What the target of a form answers to a script that has sent it, in place of a page. */
export type LateAnswer =
  | { readonly ok: true }
  /** It was refused, and this is why. */
  | { readonly error: string }
  /** Nobody is signed in any more; here one can, and comes back. */
  | { readonly signIn: string };

/**
 * Sends a form beside the router, which would put its error page in place of everything when the connection is gone.
 *
 * @returns null when there was no answer: nothing is known of what became of it
 */
export async function sendLate(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<LateAnswer | null> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams({ ...fields, stay: "yes" }),
    });
    return (await response.json()) as LateAnswer;
  } catch {
    return null;
  }
}
