// Must load on any Node with ES modules, so it uses no newer syntax.

/** The oldest Node that runs Grow, as major and minor: the `engines` of package.json. */
const oldest = { major: 20, minor: 19 };

/**
 * Checks the version of Node.
 *
 * @param {string} version as in `process.versions.node`, for instance `18.20.4`
 * @returns {string | null} one sentence, or null when the version is good
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return null;
  return `Grow needs Node ${oldest.major}.${oldest.minor} or newer, and this is Node ${version}: install a newer one from https://nodejs.org and try again.`;
}
