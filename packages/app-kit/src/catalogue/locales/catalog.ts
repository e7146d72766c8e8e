import { loadCatalogs } from "@grow/i18n";

// Only pages of the catalogue and its editors need them, so they are not among the texts of every page.
await loadCatalogs(import.meta.glob("./*.po"));
