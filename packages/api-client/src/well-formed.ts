interface Params {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Replaces lone surrogates, such as half of an emoji that was cut in two, by U+FFFD: `encodeURIComponent` throws for them, which would
 * look like a network error.
 *
 * @returns parameters that a URL can contain
 */
export function wellFormed(params: Params): Params {
  const { path, query } = params;
  return {
    ...params,
    ...(path === undefined ? {} : { path: valuesOf(path) }),
    ...(query === undefined ? {} : { query: valuesOf(query) }),
  };
}

function valuesOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): unknown {
  if (typeof value === "string") return value.replace(LONE_SURROGATES, "\ufffd");
  return Array.isArray(value) ? value.map(textOf) : value;
}
