import { loadCatalogs } from "@grow/i18n";

await loadCatalogs(import.meta.glob("./*.po"));
