import * as z from "zod";

/** Schema of the URL of a server, which may hold a password. Its messages never repeat the value. */
export function serverUrl(protocols: RegExp, example: string) {
  return z
    .string()
    .refine((value) => protocols.test(value), `must begin with ${example}`)
    .refine(isUrl, "must be a URL, with %23 for #, %2F for /, %3F for ? and %25 for % in its password");
}

/** A reserved character in a password ends the URL's authority early: the rest, with the host, becomes a path or a fragment. */
function isUrl(value: string): boolean {
  // PostgreSQL's URLs may have a user and no host.
  const text = value.replace("@/", "@localhost/");
  if (text.includes("#") || !URL.canParse(text)) return false;
  const { username, password, pathname, search } = new URL(text);
  return !(pathname + search).includes("@") && [username, password].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
