import { loadCatalogs } from "@grow/i18n";

/** The texts of every page, by language. */
export const shellCatalogs = import.meta.glob("./*.po");

await loadCatalogs(shellCatalogs);
