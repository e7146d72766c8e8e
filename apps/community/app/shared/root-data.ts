import { COOKIES } from "@grow/app-kit/request/cookies.ts";
import { loadShellData, type ShellData } from "@grow/app-kit/shell/shell-data.ts";
import type { AppLoadContext } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";

export { useViewer, type Viewer } from "@grow/app-kit/shell/shell-data.ts";

/** The data of every page of the community. */
export interface RootData extends ShellData {
  brandsUrl: string;
  /** The age to confirm; 0 for none. */
  ageGate: 0 | 18 | 21;
  /** User texts can be translated; left out where they cannot. */
  isTranslating?: true;
}

/** Collects the root's data: one call of the api for the signed-in, none for guests. */
export async function loadRootData(context: AppLoadContext): Promise<RootData> {
  const { environment, cookies, isBot } = context;
  return {
    ...(await loadShellData(context)),
    brandsUrl: environment.brandsUrl,
    ageGate: isBot || cookies.get(COOKIES.age) ? 0 : environment.ageGate,
    ...(environment.isTranslating ? { isTranslating: true } : {}),
  };
}

/** The root's data; undefined only on the error page of a root that failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}
