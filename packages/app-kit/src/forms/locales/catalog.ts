import { loadCatalogs } from "@grow/i18n";

// Only pages with forms need the messages of the api, so they are not among the texts of every page.
await loadCatalogs(import.meta.glob("./*.po"));
