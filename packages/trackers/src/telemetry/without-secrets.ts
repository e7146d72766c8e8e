/** Names of secret parameters: tokens and keys of links in emails, addresses, passwords. */
export const SECRET_PARAMS: readonly string[] = ["token", "k", "e", "password"];

/** Maximum number of parameters, and maximum characters of their names and values; the rest is dropped. */
export const PARAM_LIMITS = { count: 30, name: 60, value: 300 } as const;

/**
 * Converts parameters to texts, without secret ones ({@link SECRET_PARAMS}, in any case) and those without a value. Of a repeated
 * parameter the last value counts. Long ones are truncated ({@link PARAM_LIMITS}).
 *
 * @example
 * withoutSecrets({ id: 12, token: "s3cret" }); // { id: "12" }
 * withoutSecrets(new URLSearchParams("sort=new&e=me@example.com")); // { sort: "new" }
 */
export function withoutSecrets(
  params: URLSearchParams | Readonly<Record<string, string | number | undefined>>,
): Record<string, string> {
  const entries = params instanceof URLSearchParams ? [...params] : Object.entries(params);
  const told = entries.flatMap(([name, value]) =>
    value === undefined || SECRET_PARAMS.includes(name.toLowerCase())
      ? []
      : [[name.slice(0, PARAM_LIMITS.name), String(value).slice(0, PARAM_LIMITS.value)]],
  );
  return Object.fromEntries(told.slice(0, PARAM_LIMITS.count));
}
