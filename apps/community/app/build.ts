import type { AreaBuild } from "@grow/app-kit/vite";
import { build as catalogue } from "./areas/catalogue/build.ts";
import { build as front } from "./areas/front/build.ts";
import { build as growing } from "./areas/growing/build.ts";
import { build as shared } from "./shared/build.ts";

const root: AreaBuild = {
  chunks: [
    // What address builders import.
    [
      "base",
      /\/app\/sections\.ts$|\/app\/areas\/(?:account\/settings-sections|catalogue\/strain-paths)\.ts$|\/packages\/domain\/src\/catalogue\.ts$/,
    ],
    // Of the light layout alone, and of members alone.
    [null, /\/app\/shell\/(?:light-frame|header\/(?:news|newest-notifications))\./],
  ],
  offlineModules: ["root.tsx", "entry.client.tsx", "shell/default-layout.tsx", "shell/light-layout.tsx"],
};

/** What the build needs to know of the root, the shared parts and the areas. */
export const parts: readonly AreaBuild[] = [root, shared, front, growing, catalogue];
