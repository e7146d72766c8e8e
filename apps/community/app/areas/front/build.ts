import type { AreaBuild } from "@grow/app-kit/vite";

export const build: AreaBuild = {
  chunks: [["shell", /\/areas\/front\/offline\/[^/]+\.tsx$/]],
  offlineModules: ["areas/front/screens/offline/route.tsx"],
};
