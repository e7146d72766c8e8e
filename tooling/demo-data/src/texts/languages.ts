import type { Lang } from "../people/growers.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Phrases } from "./phrases.ts";
import { ru } from "./ru.ts";
import { th } from "./th.ts";

/** Sentence material of every language. */
export const PHRASES: Readonly<Record<Lang, Phrases>> = { en, de, ru, es, th };
