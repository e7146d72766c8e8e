/** Imports a module by its URL. */
export type ImportModule = (url: string) => Promise<unknown>;

/**
 * Imports a module and retries once. Browsers remember a failed URL and do not request it again, so the retry uses a
 * different one.
 */
export function loadModule(url: string, importModule: ImportModule): Promise<unknown> {
  return importModule(url).catch(() => importModule(`${url}?again`));
}
