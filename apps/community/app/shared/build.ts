import type { AreaBuild } from "@grow/app-kit/vite";

export const build: AreaBuild = {
  chunks: [
    ["base", /\/app\/shared\/(?:existing-page|may-moderate|return-path|secondary\/use-secondary)\.ts$/],
    ["shell", /\/app\/shared\/(?:root-data\.ts|search\/use-suggestions\.ts|mentions\/mentions\.tsx)$/],
    ["reading", /\/app\/shared\/(?:photo-source|words\/(?:phase|unit|week)-words)\.ts$/],
    ["cards", /\/app\/shared\/diary-cards\//],
    ["lists", /\/app\/shared\/lists\//],
    ["reactions", /\/app\/shared\/(?:likes\/|words\/age-words\.ts$)/],
    ["figures", /\/app\/shared\/words\/(?:author|setup)-words\.ts$/],
    // With the styles of the diary page, so that it needs no further request.
    [
      "diary",
      /\/app\/shared\/talk\/block\/(?:comments-request\.ts|comments\.module\.css|locales\/catalog\.ts)$/,
    ],
    // Fetched with the figures of a diary on the first step to another week.
    ["figures", /\/app\/shared\/talk\/block\/(?:static-parts\.ts|comment-links\.tsx)$/],
    ["weeks", /\/app\/shared\/words\/level-words\.ts$/],
    ["editing", /\/app\/shared\/(?:clock-time|editor-head\/|editor-notices|leave-guard|use-accepted)/],
  ],
};
