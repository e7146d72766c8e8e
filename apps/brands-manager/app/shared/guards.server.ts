import { GUARDS, type Guard } from "@grow/app-kit/request/guards.server.ts";
import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";
import { portalBase } from "./portal-base.ts";

/** The guards of the kit, and the portal's own. */
export const PORTAL_GUARDS: Readonly<Record<string, Guard>> = {
  ...GUARDS,
  /** Somebody who manages no brand is told what the portal is. Stands behind `auth`. */
  async manager({ context }) {
    const { brand } = await portalBase(context);
    if (!brand) throw redirect(paths.welcome());
  },
};
