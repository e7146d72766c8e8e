/** Names of parameters that nobody but their page may know: tokens and keys of mail links, addresses, passwords. */
export const SECRET_PARAMS: readonly string[] = ["token", "k", "e", "password"];

/**
 * Parameters as texts, without those that are secret ({@link SECRET_PARAMS}, in any case of letters). What has no value
 * is left out; of a parameter that stands there twice the last one counts.
 *
 * @example
 * withoutSecrets({ id: 12, token: "s3cret" }); // { id: "12" }
 * withoutSecrets(new URLSearchParams("sort=new&e=me@example.com")); // { sort: "new" }
 */
export function withoutSecrets(
  params: URLSearchParams | Readonly<Record<string, string | number | undefined>>,
): Record<string, string> {
  const entries = params instanceof URLSearchParams ? [...params] : Object.entries(params);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      value === undefined || SECRET_PARAMS.includes(name.toLowerCase()) ? [] : [[name, String(value)]],
    ),
  );
}
