import type { UserWorkspaceConfig } from "vitest/config";

/**
 * The test files of a package, in two projects of vitest. Files of a worker load their modules together, for loading them anew for each takes
 * more than half of the time; those that replace a module (`vi.mock`) have modules of their own.
 *
 * @param root folder of the package
 * @param folder its sources
 */
export function testProjects(root: string, folder: string): UserWorkspaceConfig[];
