import { type MeasurePreset, measurePreset } from "@grow/domain";
import type { Locale } from "@grow/i18n";
import { isAnalyticsAllowed } from "@grow/trackers";
import { useRouteLoaderData } from "@remix-run/react";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { COOKIES, clearedTokenCookies } from "../request/cookies.ts";
import type { Session } from "../request/load-context.server.ts";
import type { Theme } from "../request/theme.ts";
import { type AppEnvironment, ownOrigin } from "../server/app-environment.ts";

/** The signed-in user as shown in a shell. */
export interface Viewer {
  id: number;
  name: string;
  link: string;
  avatar: string | null;
  access: Session["access"];
  /** Pages without ads. */
  isPremium: boolean;
  /** The growing diary that needs a new week, and the week's number; null when there is none or several. */
  due: { id: number; week: number } | null;
}

/** Data of every page on both sites; an app's root loader returns at least this. */
export interface ShellData {
  /** Origin of the site, for absolute URLs. */
  origin: string;
  cookieDomain: string | null;
  locale: Locale;
  /** The chosen language; differs from `locale` on pages requested with `?lang=`. */
  chosenLocale: Locale;
  theme: Theme;
  /** The set of units; null when chosen one by one. */
  units: MeasurePreset | null;
  /** Milliseconds since 1970 at which the page was rendered. */
  now: number;
  viewer: Viewer | null;
  /** Statistics leave this visitor out: a member who refused them, or staff with the right to see more. */
  isUncounted?: true;
  /** Where this visitor's page views are counted; null when they are not. */
  analytics: { url: string; domain: string } | null;
  /** Whether the language switch offers en-tr, which shows message ids. */
  offersKeys: boolean;
}

/** Loads it: one api request for signed-in users, none for guests. */
export async function loadShellData(context: AppLoadContext): Promise<ShellData> {
  const session = await context.session();
  const { environment, cookies } = context;
  // The session of this token has expired.
  if (context.token && !session) context.answerCookies.push(...clearedTokenCookies(context.cookieScope));
  return {
    origin: ownOrigin(environment),
    cookieDomain: environment.cookieDomain ?? null,
    locale: context.locale,
    chosenLocale: context.chosenLocale,
    theme: context.theme,
    units: measurePreset(context.measures) ?? null,
    now: context.now,
    viewer: session
      ? {
          id: session.user.id,
          name: session.user.name,
          link: session.user.link,
          avatar: session.user.avatar_small,
          access: session.access,
          isPremium: session.is_premium ?? false,
          due: session.item_due ?? null,
        }
      : null,
    ...(isCounted(session) ? {} : { isUncounted: true }),
    analytics: analyticsOf(environment, session),
    offersKeys: Boolean(cookies.get(COOKIES.details)) || (session?.access.includes("view_extra") ?? false),
  };
}

function isCounted(session: Session | null): boolean {
  return isAnalyticsAllowed({
    isDisabled: false,
    consent: session?.allows_statistics,
    access: session?.access ?? [],
  });
}

function analyticsOf(environment: AppEnvironment, session: Session | null): ShellData["analytics"] {
  const { analyticsUrl: url, analyticsDomain, publicUrl } = environment;
  if (url === undefined || !isCounted(session)) return null;
  return { url, domain: analyticsDomain ?? new URL(publicUrl).hostname };
}

/** The root's data; undefined only on the error page of a root that failed. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData("root") as ShellData | undefined;
}

/** The signed-in user, or null for a guest. */
export function useViewer(): Viewer | null {
  return useShellData()?.viewer ?? null;
}
