/** Fetches a module by its address. */
export type ImportModule = (url: string) => Promise<unknown>;

/**
 * Loads a module, and once more when that failed. Browsers remember that an address failed and do not ask for it again,
 * so the second try has another one.
 */
export async function loadModule(url: string, importModule: ImportModule): Promise<unknown> {
  try {
    return await importModule(url);
  } catch {
    return importModule(`${url}?again`);
  }
}
