/**
 * The test files of a package that put something else in the place of a module (`vi.mock`): what they load must not be what another file of
 * the same worker has loaded, so they need modules of their own.
 *
 * @param root folder of the package
 * @param folder its sources
 * @returns paths from the root
 */
export function replacingFiles(root: string, folder: string): string[];
