import type { AreaBuild } from "@grow/app-kit/vite";

export const build: AreaBuild = {
  chunks: [
    ["shell", /\/areas\/front\/offline\/[^/]+\.tsx$/],
    // Every page of a member loads the bar, which reads what is waiting.
    [
      "offline-live",
      /\/areas\/front\/(?:offline\/(?:live\/|(?:bar-state|count-words|keeps-bookmarks)\.ts$)|locales\/offline\/catalog\.ts$)|\/app\/shared\/use-offline\.ts$|\/packages\/app-kit\/src\/offline\/use-waiting\.ts$/,
    ],
  ],
  offlineModules: ["areas/front/screens/offline/route.tsx"],
};
