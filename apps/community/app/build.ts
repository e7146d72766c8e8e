import type { AreaBuild } from "@grow/app-kit/vite";
import { build as catalogue } from "./areas/catalogue/build.ts";
import { build as front } from "./areas/front/build.ts";
import { build as growing } from "./areas/growing/build.ts";
import { build as shared } from "./shared/build.ts";

const root: AreaBuild = {
  chunks: [
    // Imports of URL builders.
    [
      "base",
      /\/app\/sections\.ts$|\/app\/areas\/(?:account\/settings-path|catalogue\/strain-paths)\.ts$|\/packages\/domain\/src\/catalogue\.ts$/,
    ],
    // Settings and editors.
    [
      "light",
      /\/app\/shell\/(?:(?:light|rail)-frame|light-layout|locales\/light\/catalog)\.|\/app\/(?:frames|areas\/[^/]+\/frame)\.ts$/,
    ],
    // The staff desk.
    [
      "desk",
      /\/app\/shell\/(?:desk-(?:frame|layout)|locales\/desk\/catalog)\.|\/app\/(?:desks|areas\/[^/]+\/desk|areas\/staff\/desk-paths)\.ts$/,
    ],
    // Of members alone.
    [null, /\/app\/shell\/header\/(?:news|newest-notifications)\./],
  ],
  offlineModules: ["root.tsx", "entry.client.tsx", "shell/default-layout.tsx", "shell/light-layout.tsx"],
};

/** What the build needs to know of the root, the shared parts and the areas. */
export const parts: readonly AreaBuild[] = [root, shared, front, growing, catalogue];
