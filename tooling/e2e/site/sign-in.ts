import type { Persona } from "@grow/testing";

/**
 * Signs in like a browser, through the community's proxy, and returns the token from the cookie.
 *
 * @param community - origin of the public site
 * @throws Error with the response when sign-in fails
 */
export async function signInByApi(
  community: string,
  { name, password }: Pick<Persona, "name" | "password">,
): Promise<string> {
  const answer = await fetch(`${community}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: community },
    body: JSON.stringify({ login: name, password }),
  });
  const token = answer.headers
    .getSetCookie()
    .map((cookie) => /^token=([^;]+)/.exec(cookie)?.[1])
    .find((found) => found !== undefined);
  if (token === undefined) {
    throw new Error(`${name} was not signed in: ${answer.status} ${await answer.text()}`);
  }
  return token;
}
