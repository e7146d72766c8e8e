import { loadCatalogs } from "@grow/i18n";

// Only editors of formatted text need them, so they are not among the texts of every page.
await loadCatalogs(import.meta.glob("./*.po"));
