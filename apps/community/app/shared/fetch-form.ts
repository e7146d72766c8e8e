/** The JSON response of a form's target to a script. */
export type LateAnswer =
  | { readonly ok: true }
  /** It was refused, and this is why. */
  | { readonly error: string }
  /** Sign-in URL after the session expired. */
  | { readonly signIn: string };

/**
 * Submits a form without the router, which would replace the page by its error page without a connection.
 *
 * @returns null without a response: the result is unknown
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
