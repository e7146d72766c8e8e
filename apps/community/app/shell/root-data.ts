import type { Theme } from "@grow/app-kit/request/theme.ts";
import { type MeasurePreset, measurePreset } from "@grow/domain";
import type { Locale } from "@grow/i18n";
import { useRouteLoaderData } from "@remix-run/react";
import type { AppLoadContext } from "@remix-run/server-runtime";

/** The signed-in person as the shell shows him. */
export interface Viewer {
  id: number;
  name: string;
  link: string;
  avatar: string | null;
  access: readonly ("view_extra" | "moderate" | "admin")[];
}

/** What every page of the community has. */
export interface RootData {
  /** Origin of the site, for absolute addresses. */
  origin: string;
  brandsUrl: string;
  cookieDomain: string | null;
  locale: Locale;
  /** The language that was chosen; differs from `locale` on pages asked for by `?lang=`. */
  chosenLocale: Locale;
  theme: Theme;
  /** The set of units, or null when they were chosen one by one. */
  units: MeasurePreset | null;
  /** Milliseconds since 1970 when the page was made. */
  now: number;
  viewer: Viewer | null;
  /** The age to be confirmed, 0 when nothing is to be asked. */
  ageGate: 0 | 18 | 21;
  /** The language switch offers the key-showing locale. */
  offersKeys: boolean;
}

/** Collects the root's data: one call of the api for the signed-in, none for guests. */
export async function loadRootData(context: AppLoadContext): Promise<RootData> {
  const session = await context.session();
  const { environment, cookies } = context;
  return {
    origin: environment.publicUrl,
    brandsUrl: environment.brandsUrl,
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
        }
      : null,
    ageGate: context.isBot || cookies.get("age") ? 0 : environment.ageGate,
    offersKeys: Boolean(cookies.get("details")) || (session?.access.includes("view_extra") ?? false),
  };
}

/** The root's data; undefined only on the error page of a root that failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}

/** The signed-in person, or null for a guest. */
export function useViewer(): Viewer | null {
  return useRootData()?.viewer ?? null;
}
