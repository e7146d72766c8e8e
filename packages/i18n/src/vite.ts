import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { transformAsync } from "@babel/core";
import linguiMacro from "@lingui/babel-plugin-lingui-macro";
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogForFile,
  getCatalogs,
} from "@lingui/cli/api";
import { type LinguiConfigNormalized, makeConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { linguiConfig, MACRO_IMPORT } from "./lingui-config.ts";

/**
 * Vite plugin for texts: transforms lingui's macros (only in files that import them, because babel is slow) and compiles
 * imported `.po` catalogs. A missing translation fails the build.
 *
 * @param app - the app's folder as a `file:` URL or a path
 */
export function i18nPlugin(app: URL | string): Plugin {
  const folder = app instanceof URL ? fileURLToPath(app) : app;
  const normalized = (): LinguiConfigNormalized => makeConfig(linguiConfig(folder), { skipValidation: true });
  let strict = false;

  return {
    name: "grow-i18n",
    // Before the framework's plugins read a route's exports.
    enforce: "pre",
    configResolved(config) {
      // Development builds may run before everything is translated; missing texts are English then.
      strict = config.command === "build" && process.env.GROW_DRAFT_TEXTS !== "1";
    },
    async transform(code, id) {
      const file = id.split("?", 1)[0] ?? id;
      if (file.endsWith(".po")) {
        const { source, watched, problem } = await compileCatalog(file, normalized(), strict);
        if (problem) this.error(problem);
        for (const other of watched) this.addWatchFile(other);
        return { code: source, map: null };
      }
      if (!/\.[jt]sx?$/.test(file) || file.includes("/node_modules/") || !MACRO_IMPORT.test(code))
        return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: file.endsWith(".ts") ? ["typescript"] : ["typescript", "jsx"] },
        plugins: [[linguiMacro, { linguiConfig: normalized() }]],
      });
      return result?.code ? { code: result.code, map: result.map ?? null } : null;
    },
  };
}

/** Compiles a `.po` file to a module that exports `messages`. */
async function compileCatalog(
  file: string,
  config: LinguiConfigNormalized,
  strict: boolean,
): Promise<{ source: string; watched: string[]; problem?: string }> {
  const { locale, catalog } = getCatalogForFile(
    relative(config.rootDir ?? "", file),
    await getCatalogs(config),
  );
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: strict ? {} : { default: "en" },
    sourceLocale: config.sourceLocale ?? "en",
  });
  const watched = [catalog.getFilename(locale)];
  if (strict && missing.length > 0) {
    return { source: "", watched, problem: createMissingErrorMessage(locale, missing, "loader") };
  }
  const { source, errors } = createCompiledCatalog(locale, messages, { strict, namespace: "es" });
  if (errors.length > 0) {
    return { source: "", watched, problem: createCompilationErrorMessage(locale, errors) };
  }
  return { source, watched };
}
