import { camel, pascal, words } from "./names.mjs";

/**
 * @param {string} area
 * @param {string} screen
 * @param {string} catalog module with the texts, relative to the area's `locales/`
 */
export const routeFile = (area, screen, catalog) => `import "../../locales/${catalog}";
import { fillHead } from "@grow/app-kit/request/fill-head.ts";
import { pageMeta } from "@grow/app-kit/request/head.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ${pascal(screen)}Screen } from "./screen.tsx";
import { ${camel(screen)}Titles } from "./titles.ts";
import { ${camel(screen)}View } from "./view.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    head: { ...fillHead(context.i18n, ${camel(screen)}Titles), canonical: "/${area}/${screen}" },
    view: ${camel(screen)}View({ name: "${words(screen)}" }),
  };
}

export const meta = pageMeta;

export default function ${pascal(screen)}() {
  return <${pascal(screen)}Screen view={useLoaderData<typeof loader>().view} />;
}
`;

/** @param {string} screen */
export const screenFile = (screen) => `import { Page } from "@grow/ui/foundation";
import type { ${pascal(screen)}View } from "./view.ts";

export function ${pascal(screen)}Screen({ view }: { view: ${pascal(screen)}View }) {
  return (
    <Page>
      <h1>{view.heading}</h1>
    </Page>
  );
}
`;

/**
 * @param {string} area
 * @param {string} screen
 */
export const titlesFile = (
  area,
  screen,
) => `import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title and description of the page. The name of the site is added to every title. */
export const ${camel(screen)}Titles: HeadTemplate = {
  title: msg({ id: "${camel(area)}.${camel(screen)}.head", message: "${words(screen)}" }),
  description: msg({ id: "${camel(area)}.${camel(screen)}.description", message: "${words(screen)}" }),
};
`;

/** @param {string} screen */
export const viewFile = (screen) => `/** The content of the screen. */
export interface ${pascal(screen)}View {
  heading: string;
}

/** Converts the API's response to the content of the screen. */
export function ${camel(screen)}View({ name }: { name: string }): ${pascal(screen)}View {
  return { heading: name };
}
`;

/** @param {string} screen */
export const viewTestFile = (screen) => `import { expect, test } from "vitest";
import { ${camel(screen)}View } from "./view.ts";

test("${camel(screen)}View has the name as its heading", () => {
  expect(${camel(screen)}View({ name: "${words(screen)}" })).toEqual({ heading: "${words(screen)}" });
});
`;

/** The texts of an area that had none. */
export const catalogFile = `import { loadCatalogs } from "@grow/i18n";

await loadCatalogs(import.meta.glob("./*.po"));
`;
