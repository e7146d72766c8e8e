import { PERSONAS, type PersonaName } from "@grow/testing";
import { signInByApi } from "./sign-in.ts";
import { startSite } from "./site.ts";
import { isSiteLeft, leaveForJourneys } from "./under-test.ts";

/** Starts the site that all journeys share and signs the demo accounts in. Reuses a site named by the variable. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (isSiteLeft()) return async () => {};
  const site = await startSite();
  try {
    const names = Object.keys(PERSONAS) as PersonaName[];
    const tokens: Record<string, string> = {};
    for (const name of names) tokens[name] = await signInByApi(site.community, PERSONAS[name]);
    leaveForJourneys({ community: site.community, brands: site.brands, dataDir: site.dataDir, tokens });
  } catch (error) {
    await site.stop();
    throw error;
  }
  return () => site.stop();
}
