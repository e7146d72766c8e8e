/** What the journeys know of the site under test. */
export interface SiteUnderTest {
  readonly community: string;
  readonly brands: string;
  readonly dataDir: string;
  /** Session tokens of the demo people, by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

// Workers are processes of their own and inherit the environment.
const variable = "GROW_SITE_UNDER_TEST";

export function leaveForJourneys(site: SiteUnderTest): void {
  process.env[variable] = JSON.stringify(site);
}

/** Whether whoever runs the journeys has named a site by the variable: while writing them, one start serves many runs. */
export function isSiteLeft(): boolean {
  return process.env[variable] !== undefined;
}

/** @throws Error outside of a run, when nobody has started a site */
export function siteUnderTest(): SiteUnderTest {
  const text = process.env[variable];
  if (text === undefined) throw new Error("The global setup has not started a site.");
  return JSON.parse(text);
}
