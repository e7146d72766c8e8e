import type { AreaBuild } from "@grow/app-kit/vite";

export const build: AreaBuild = {
  chunks: [
    ["base", /\/areas\/(?:live|reading)\/sections\.ts$/],
    ["base", /\/app\/shared\/(?:existing-page|may-moderate|return-path|secondary\/use-secondary)\.ts$/],
    ["shell", /\/app\/shared\/(?:root-data\.ts|search\/use-suggestions\.ts|mentions\/mentions-place\.tsx)$/],
    ["reading", /\/app\/shared\/(?:photo-source|words\/(?:phase|unit|week)-words)\.ts$/],
    ["cards", /\/app\/shared\/diary-cards\//],
    // With notes and breadcrumbs, which the pages of what wins have, too.
    ["notes", /\/app\/shared\/awards\/award-badges\./],
    ["lists", /\/app\/shared\/lists\//],
    // On lists, diaries and pages of the catalogue.
    ["ads", /\/app\/shared\/ads\/(?:ad-place|page-section)\./],
    ["reactions", /\/app\/shared\/(?:likes\/|words\/age-words\.ts$)/],
    ["figures", /\/app\/shared\/words\/(?:author-words|setup-words|use-figures)\.ts$/],
    // With the styles of the diary page, so that it needs no further request.
    [
      "diary",
      /\/app\/shared\/talk\/block\/(?:comments-request\.ts|comments\.module\.css|locales\/catalog\.ts)$/,
    ],
    // Pages with comments have the menu to share, too; two files would weigh more.
    [
      "comments",
      /\/app\/shared\/talk\/block\/(?:(?:comments|one-comment|share-menu)\.tsx|(?:members|static|use-seen-comments)\.ts)$|\/packages\/app-kit\/src\/document\/(?:preserve-ui-state|static-links|static-parts|member-parts)\./,
    ],
    // Fetched with the figures of a diary on the first step to another week.
    ["figures", /\/app\/shared\/talk\/block\/(?:static-parts\.ts|comment-links\.tsx)$/],
    // The filters of Diaries name events, and nothing else of a week's log.
    [
      "week-events",
      /\/app\/shared\/week-log\/(?:event-words|locales\/catalog)\.ts$|\/packages\/domain\/src\/weeks\/week-events\.ts$/,
    ],
    [
      "week-log",
      /\/app\/shared\/(?:week-fields\/(?:locales\/catalog|reading-words)|week-log\/(?:feeding|germination)-words)\.ts$|\/packages\/domain\/src\/(?:germination-methods|readings|weeks\/(?:feedings|seed-counts))\.ts$/,
    ],
    [
      "user-text",
      /\/app\/shared\/(?:translations|user-text)\/|\/packages\/domain\/src\/texts\/text-pieces\.ts$/,
    ],
    // Notices and drafts of the diary and week editors.
    [
      "editor",
      /\/app\/shared\/full-page-load\.ts$|\/week-editor\/(?:problem-words\.ts|parts\/fields\.module\.css)$|\/packages\/app-kit\/src\/(?:client\/(?:page-leaving|use-option-search)|editor\/(?:draft-notes|editor-notices|use-editor-draft)|photo-scaling\/scaled-size)\.tsx?$/,
    ],
    // Editors that have one of the two have the other as well.
    [
      "combobox",
      /\/app\/shared\/(?:product-field\.tsx|use-product-search\.ts)$|\/packages\/ui\/src\/input\/combobox\/combobox\./,
    ],
    ["weeks", /\/app\/shared\/words\/level-words\.ts$/],
    [
      "editing",
      /\/app\/shared\/submit-failure\.ts$|\/packages\/app-kit\/src\/editor\/(?:clock-time|editor-head|leave-guard|save-bar|use-accepted)\./,
    ],
  ],
};
