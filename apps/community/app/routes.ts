import { joinRoutes } from "@grow/app-kit/routes-table.ts";
import { routes as account } from "./areas/account/routes.ts";
import { routes as asking } from "./areas/asking/routes.ts";
import { routes as catalogue } from "./areas/catalogue/routes.ts";
import { routes as front } from "./areas/front/routes.ts";
import { routes as growing } from "./areas/growing/routes.ts";
import { routes as live } from "./areas/live/routes.ts";
import { routes as people } from "./areas/people/routes.ts";
import { routes as premium } from "./areas/premium/routes.ts";
import { routes as reading } from "./areas/reading/routes.ts";
import { routes as staff } from "./areas/staff/routes.ts";
import { routes as talk } from "./areas/talk/routes.ts";

/** Every URL of the community. Static segments win over parameters, whatever the order of the rows. */
export default joinRoutes([
  front,
  growing,
  asking,
  catalogue,
  talk,
  people,
  account,
  premium,
  reading,
  live,
  staff,
]);
