import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** Calls the API of this site, which sets the session cookie. */
async function post(path: string, body: object = {}): Promise<{ options?: unknown; is_restored?: boolean }> {
  const response = await fetch(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { data } = await response.json();
  return data;
}

/**
 * Lets the device create a passkey.
 *
 * @returns its response, as the form sends it
 */
export async function createPasskey(userId: number): Promise<string> {
  const { options } = await post(`/users/${userId}/settings/passkeys/options`);
  const optionsJSON = options as Parameters<typeof startRegistration>[0]["optionsJSON"];
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/**
 * Signs in with a passkey of the device.
 *
 * @returns whether that cancelled the deletion of the account
 */
export async function signInWithPasskey(): Promise<boolean> {
  const { options } = await post("/session/passkey/options");
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const answer = await startAuthentication({ optionsJSON });
  const { is_restored } = await post("/session/passkey", { response: JSON.stringify(answer) });
  return is_restored === true;
}
