import { GUARDS, type Guard } from "@grow/app-kit/request/guards.server.ts";
import { redirect } from "@remix-run/node";
import { paths } from "../paths.ts";
import { portalBase } from "./portal-base.ts";

/** The guards of the kit and of the portal. */
export const PORTAL_GUARDS: Readonly<Record<string, Guard>> = {
  ...GUARDS,
  /** Redirects users without a brand to the introduction. Use after `auth`. */
  async manager({ context }) {
    const { brand } = await portalBase(context);
    if (!brand) throw redirect(paths.welcome());
  },
  /** Redirects managers of a brand without nutrients to the list of charts, which explains it. Use after `manager`. */
  async nutrients({ context }) {
    const { brand } = await portalBase(context);
    if (brand?.section !== "nutrients") throw redirect(paths.schemes());
  },
};
