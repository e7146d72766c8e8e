import type { AreaBuild } from "@grow/app-kit/vite";

export const build: AreaBuild = {
  chunks: [
    // The styles of a diary, for its page and for its lazily loaded static parts.
    [
      "diary",
      /\/areas\/growing\/screens\/diary\/(?:address\.ts$|screen\.module\.css$|styles\/(?:conditions|diary-head|week-article)\.module\.css$)/,
    ],
    [
      "figures",
      /\/areas\/growing\/(?:locales\/diary-content\/catalog|shared\/diary\/(?:germination-rows|reading-words|report-words|setup|setup\.module)|screens\/diary\/static\/week-photo-words)\.(?:tsx?|css)$/,
    ],
    ["diary-form", /\/areas\/growing\/shared\/diary-form\/(?!diary-page\.module)/],
    [
      "week-form",
      /\/areas\/growing\/(?:locales\/week-editor\/catalog|shared\/week-form\/[\w-]+|screens\/week-editor\/(?:parts\/use-rows|log-body|week-body))\.tsx?$/,
    ],
  ],
  offlineModules: ["areas/growing/screens/diary/route.tsx", "areas/growing/screens/week-editor/route.tsx"],
};
