import type { UserWorkspaceConfig } from "vitest/config";

/**
 * Splits the test files of a package into two vitest projects. Files of a worker share their modules, because loading them again takes
 * more than half of the time; files that mock a module (`vi.mock`) are isolated.
 *
 * @param root folder of the package
 * @param folder its sources
 */
export function testProjects(root: string, folder: string): UserWorkspaceConfig[];
