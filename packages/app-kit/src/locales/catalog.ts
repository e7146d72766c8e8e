import { loadCatalogs } from "@grow/i18n";

/** The texts of the kit, which stand on every page of both sites. */
export const kitCatalogs = import.meta.glob("./*.po");

await loadCatalogs(kitCatalogs);
