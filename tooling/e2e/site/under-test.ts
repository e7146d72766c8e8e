/** The site under test. */
export interface SiteUnderTest {
  readonly community: string;
  readonly brands: string;
  readonly dataDir: string;
  /** Session tokens of the demo accounts, by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

// Workers are separate processes and inherit the environment.
const variable = "GROW_SITE_UNDER_TEST";

export function leaveForJourneys(site: SiteUnderTest): void {
  process.env[variable] = JSON.stringify(site);
}

/** Whether the variable names a running site, which saves its start while writing journeys. */
export function isSiteLeft(): boolean {
  return process.env[variable] !== undefined;
}

/** @throws Error outside of a run, when no site was started */
export function siteUnderTest(): SiteUnderTest {
  const text = process.env[variable];
  if (text === undefined) throw new Error("The global setup has not started a site.");
  return JSON.parse(text);
}
