/**
 * Chooses the test files of a run. `--mode short` leaves out `*.full.test.*`, which only `npm run test:full` runs by `--mode full`; every
 * other mode runs all.
 *
 * @param mode of vitest
 * @param patterns globs of the package's test files, each with `.test.`
 */
export function testFiles(mode: string, ...patterns: string[]): { include: string[]; exclude: string[] };
