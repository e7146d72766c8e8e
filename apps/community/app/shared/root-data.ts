import { COOKIES } from "@grow/app-kit/request/cookies.ts";
import { loadShellData, type ShellData } from "@grow/app-kit/shell/shell-data.ts";
import type { AppLoadContext } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";

export { useViewer, type Viewer } from "@grow/app-kit/shell/shell-data.ts";

/** What every page of the community has. */
export interface RootData extends ShellData {
  brandsUrl: string;
  /** The age to be confirmed, 0 when nothing is to be asked. */
  ageGate: 0 | 18 | 21;
}

/** Collects the root's data: one call of the api for the signed-in, none for guests. */
export async function loadRootData(context: AppLoadContext): Promise<RootData> {
  const { environment, cookies, isBot } = context;
  return {
    ...(await loadShellData(context)),
    brandsUrl: environment.brandsUrl,
    ageGate: isBot || cookies.get(COOKIES.age) ? 0 : environment.ageGate,
  };
}

/** The root's data; undefined only on the error page of a root that failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}
