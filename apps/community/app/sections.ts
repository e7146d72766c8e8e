import { sections as asking } from "./areas/asking/paths.ts";
import { sections as catalogue } from "./areas/catalogue/paths.ts";
import { sections as growing } from "./areas/growing/paths.ts";
import { sections as live } from "./areas/live/sections.ts";
import { sections as people } from "./areas/people/paths.ts";
import { sections as reading } from "./areas/reading/sections.ts";

/** First segments of the public pages that an entity's `link` may lead to. */
export const SECTIONS: readonly string[] = [
  ...growing,
  ...asking,
  ...catalogue,
  ...people,
  ...live,
  ...reading,
];
