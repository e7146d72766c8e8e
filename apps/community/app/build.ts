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
      /\/app\/shell\/(?:(?:light|rail)-frame|light-layout|locales\/light\/catalog)\.|\/app\/(?:frames|areas\/[^/]+\/frame)\.ts$|\/packages\/ui\/src\/\w+\/shell\/side-frame\./,
    ],
    // The rail of the settings, whose icons no other page has.
    [
      "settings",
      /\/app\/shell\/settings-layout\.|\/app\/(?:settings-rail|areas\/account\/(?:settings-(?:rail|sections)|shared\/settings\/section-words))\.ts$/,
    ],
    // The staff desk.
    [
      "desk",
      /\/app\/shell\/(?:desk-(?:frame|layout)|locales\/desk\/catalog)\.|\/app\/(?:desks|areas\/[^/]+\/desk|areas\/staff\/desk-paths)\.ts$/,
    ],
    // Loaded when the bell is pressed.
    [null, /\/app\/shell\/header\/newest-notifications\./],
    // The header's buttons of members alone, the live line of their numbers, and what every page of a member waits for.
    [
      "header-tools",
      /\/app\/header-tools\.tsx$|\/app\/shell\/header\/news\.|\/app\/shared\/mentions\/mentions\.tsx$|\/chat\/(?:chat-address\.ts$|button\/(?:chat-button\.|locales\/catalog\.ts$))|\/packages\/app-kit\/src\/(?:client\/(?:live\/|(?:notification-(?:badge|polling)|use-notification-numbers)\.ts$)|chat\/left-mark\.ts$)|\/packages\/api-client\/src\/notification-numbers\.ts$/,
    ],
  ],
  offlineModules: ["root.tsx", "entry.client.tsx", "shell/default-layout.tsx", "shell/light-layout.tsx"],
};

/** What the build needs to know of the root, the shared parts and the areas. */
export const parts: readonly AreaBuild[] = [root, shared, front, growing, catalogue];
