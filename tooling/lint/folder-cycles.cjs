// Folders must not import each other in a cycle. Checked without tests, which may start the whole server,
// and without stories, which show components in use.
const { options } = require("./boundaries.cjs");

/** Folders whose subfolders are checked. */
const roots = ["apps/api/src", "apps/community/app", "apps/brands-manager/app", "packages/ui/src"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment:
        "Folders that need each other cannot be read, moved or tested alone: move what both use to a third.",
      severity: "error",
      scope: "folder",
      from: { path: `^(${roots.join("|")})(/|$)` },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, "\\.(?:test|stories)\\.tsx?$", "/testing/", "/story-data/"] },
  },
};
