/**
 * The environment of a git that follows no settings of the user or the machine: they may sign commits, or run hooks.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function plainGitEnv(env) {
  const others = Object.entries(env).filter(([name]) => !name.startsWith("GIT_"));
  return {
    ...Object.fromEntries(others),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    // Hooks come with templates, too.
    GIT_TEMPLATE_DIR: "",
    ...{ GIT_AUTHOR_NAME: "Grow", GIT_AUTHOR_EMAIL: "release@grow.invalid" },
    ...{ GIT_COMMITTER_NAME: "Grow", GIT_COMMITTER_EMAIL: "release@grow.invalid" },
  };
}
