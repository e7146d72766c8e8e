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
    ["weeks", /\/areas\/growing\/shared\/diary\/strip-counts\.ts$/],
    ["diary-form", /\/areas\/growing\/shared\/diary-form\/(?!diary-page\.module)/],
    // Lazy-loaded by the week editor, part of every edited smoke report.
    ["harvest", /\/areas\/growing\/shared\/week-form\/(?:score|strain-(?:scores|texts))\.tsx$/],
    [
      "week-form",
      /\/areas\/growing\/(?:locales\/week-editor\/catalog|shared\/week-form\/(?!notices|score|strain-)[\w-]+|screens\/week-editor\/(?:parts\/(?:nutrients|reading-field|use-rows)|log-body|screen\.module|unusual-reading|week-(?:body|differences)))\.(?:tsx?|css)$/,
    ],
  ],
  offlineModules: ["areas/growing/screens/diary/route.tsx", "areas/growing/screens/week-editor/route.tsx"],
};
