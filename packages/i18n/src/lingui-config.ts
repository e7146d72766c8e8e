import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { LinguiConfig } from "@lingui/conf";
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from "./locales.ts";

/** The area whose texts stand on every page: root document, shell, shared parts. */
export const SHELL_AREA = "shell";

/** The sources of the kit that both apps are built on, seen from an app. */
const KIT = "../../packages/app-kit/src";

/**
 * The lingui configuration of an app: one catalog for each folder of `app/locales`, holding the texts of
 * `app/screens/<area>`; the area `shell` holds those of everything else.
 *
 * @param folder - the app's folder, absolute
 */
export function linguiConfig(folder: string): LinguiConfig {
  const locales = join(folder, "app/locales");
  const entries = existsSync(locales) ? readdirSync(locales, { withFileTypes: true }) : [];
  const areas = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    rootDir: folder,
    sourceLocale: DEFAULT_LOCALE,
    locales: [...TRANSLATED_LOCALES],
    orderBy: "messageId",
    // No places in the code: they would change with every line and make two people collide.
    format: "po",
    formatOptions: { origins: false },
    catalogs: [
      // The texts of what both apps share stand with it, once.
      {
        path: `<rootDir>/${KIT}/locales/{locale}`,
        include: [`<rootDir>/${KIT}/**`],
        exclude: ["**/*.test.*"],
      },
      ...areas.map((area) => ({
        path: `<rootDir>/app/locales/${area}/{locale}`,
        include: area === SHELL_AREA ? ["<rootDir>/app/**"] : [`<rootDir>/app/screens/${area}/**`],
        exclude: [
          "**/*.test.*",
          ...(area === SHELL_AREA ? ["<rootDir>/app/screens/**", "<rootDir>/app/locales/**"] : []),
        ],
      })),
    ],
  };
}
