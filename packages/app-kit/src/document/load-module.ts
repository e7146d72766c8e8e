/** Imports a module by its URL. */
export type ImportModule = (url: string) => Promise<unknown>;

/**
 * Imports a module and retries once. Browsers remember a failed URL and do not request it again, so the retry uses a
 * different one.
 */
export async function loadModule(url: string, importModule: ImportModule): Promise<unknown> {
  try {
    return await importModule(url);
  } catch {
    return importModule(`${url}?again`);
  }
}
