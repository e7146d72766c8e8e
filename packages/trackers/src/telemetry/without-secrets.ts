/** Names of parameters that nobody but their page may know: tokens and keys of mail links, addresses, passwords. */
export const SECRET_PARAMS: readonly string[] = ["token", "k", "e", "password"];

/** Most parameters that are told, and most characters of their names and values; the rest is left out. */
export const PARAM_LIMITS = { count: 30, name: 60, value: 300 } as const;

/**
 * Parameters as texts, without those that are secret ({@link SECRET_PARAMS}, in any case of letters). What has no value
 * is left out; of a parameter that stands there twice the last one counts.
 * Long ones are cut ({@link PARAM_LIMITS}).
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
