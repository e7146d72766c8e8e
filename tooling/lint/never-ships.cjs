/** Matches files that never ship: tests, stories, what only they use, and configuration. */
exports.neverShips =
  "(\\.test(-d)?\\.tsx?|\\.stories\\.tsx|\\.config\\.ts)$|/testing/|/\\.storybook/|vitest\\.setup\\.ts$";
