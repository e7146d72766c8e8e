import { loadCatalogs } from "@grow/i18n";

// Only editors need them, so they are not among the texts of every page.
await loadCatalogs(import.meta.glob("./*.po"));
