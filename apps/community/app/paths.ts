import { paths as account } from "./areas/account/paths.ts";
import { paths as asking } from "./areas/asking/paths.ts";
import { paths as catalogue } from "./areas/catalogue/paths.ts";
import { paths as front } from "./areas/front/paths.ts";
import { paths as growing } from "./areas/growing/paths.ts";
import { paths as live } from "./areas/live/paths.ts";
import { paths as people } from "./areas/people/paths.ts";
import { paths as premium } from "./areas/premium/paths.ts";
import { paths as reading } from "./areas/reading/paths.ts";
import { paths as staff } from "./areas/staff/paths.ts";
import { paths as talk } from "./areas/talk/paths.ts";

/**
 * Every URL of the community: screens, forms and heads take them from here.
 * An entity that has a `link` of its own (diary, grower) is linked by that.
 */
export const paths = {
  ...front,
  ...growing,
  ...asking,
  ...catalogue,
  ...talk,
  ...people,
  ...account,
  ...premium,
  ...live,
  ...reading,
  ...staff,
} as const;
