import path from "node:path";

/**
 * Finds the package that a file belongs to.
 *
 * @param {string} root of the repository
 * @param {string} file absolute path
 * @returns {string | null} such as `packages/domain`; null for a file outside of all packages
 */
export function packageFolder(root, file) {
  const [group = "", name, ...rest] = path.relative(root, file).split(path.sep);
  const isInPackage =
    ["apps", "packages", "tooling"].includes(group) && name !== undefined && rest.length > 0;
  return isInPackage ? `${group}/${name}` : null;
}
