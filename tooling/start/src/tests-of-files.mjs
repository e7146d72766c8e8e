/**
 * Tests that a change of certain files calls for. `tests` are filters for the test files of the package in `folder`, where `$1` is the
 * first group of `when`; none means all.
 *
 * @typedef {{ when: RegExp, folder: string, tests: readonly string[] }} TestRow
 */

/** @typedef {{ folder: string, tests: readonly string[] }} ChosenTests tests of one package; no filter means all */

/**
 * @param {readonly TestRow[]} table
 * @param {readonly string[]} changed files, relative to the root
 * @returns {ChosenTests[]} at most one for each package
 */
export function testsOfFiles(table, changed) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const whole = new Set();
  for (const { when, folder, tests } of table) {
    for (const match of changed.map((file) => when.exec(file)).filter((one) => one !== null)) {
      const filters = found.get(folder) ?? new Set();
      found.set(folder, filters);
      if (tests.length === 0) whole.add(folder);
      for (const filter of tests) filters.add(filter.replace("$1", match[1] ?? ""));
    }
  }
  return [...found].map(([folder, filters]) => ({ folder, tests: whole.has(folder) ? [] : [...filters] }));
}
