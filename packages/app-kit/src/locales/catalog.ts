import { loadCatalogs } from "@grow/i18n";

/** The texts of the kit, which are on every page of both sites. */
export const kitCatalogs = import.meta.glob("./*.po");

await loadCatalogs(kitCatalogs);
