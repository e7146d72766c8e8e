/**
 * Runs a command on another version of Node, whose program comes as a package from the registry.
 *
 * @param {string | undefined} version such as `24.21.0`; the present one by default
 * @param {readonly string[]} command program and arguments
 * @returns {string[]}
 */
export function onNode(version, command) {
  if (version === undefined) return [...command];
  const binary = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}@${version}`;
  const quoted = command.map((part) => `'${part.replaceAll("'", "'\\''")}'`);
  return ["npx", "--yes", "--package", binary, "--call", quoted.join(" ")];
}
