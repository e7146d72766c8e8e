import { navigation as account } from "./areas/account/navigation.ts";
import { navigation as asking } from "./areas/asking/navigation.ts";
import { navigation as catalogue } from "./areas/catalogue/navigation.ts";
import { navigation as front } from "./areas/front/navigation.ts";
import { navigation as growing } from "./areas/growing/navigation.ts";
import { navigation as people } from "./areas/people/navigation.ts";
import { navigation as premium } from "./areas/premium/navigation.ts";
import { navigation as reading } from "./areas/reading/navigation.ts";
import type { AreaNavigation } from "./shared/navigation.ts";

const AREAS: readonly AreaNavigation[] = [
  front,
  growing,
  asking,
  catalogue,
  people,
  premium,
  account,
  reading,
];

/** Where header, footer and tab bar lead, in the order of the areas. */
export const HEADER_LINKS = AREAS.flatMap(({ header = [] }) => header);
export const FOOTER_LINKS = AREAS.flatMap(({ footer = [] }) => footer);
export const TAB_LINKS = AREAS.flatMap(({ tabs = [] }) => tabs);
