/** What determines whether a page has ads. */
export interface AdQuestion {
  /** Whether the site shows ads at all. */
  readonly isOn: boolean;
  /** Whether the user pays for pages without ads. */
  readonly isPremium: boolean;
  readonly isBot: boolean;
  /** Section of the page. */
  readonly section: string;
  /** Sections without ads, loaded with the ads; undefined until then. */
  readonly ignoreSections?: readonly string[] | undefined;
  /** Layout of the page; only the default one has space for ads. */
  readonly layout: "default" | "short" | "empty" | "light" | "error";
  /** The brand portal shows none. */
  readonly app: "web" | "brands";
}

/**
 * Checks whether a page shows no ads: they are switched off, the user has Premium or is a bot, the section is excluded, the layout is
 * not the default one, or it is a page of the portal.
 *
 * @example
 * const usual = { isOn: true, isPremium: false, isBot: false, layout: "default", app: "web" } as const;
 * areAdsDisabled({ ...usual, section: "explore", ignoreSections: ["settings"] }); // false
 * areAdsDisabled({ ...usual, section: "settings", ignoreSections: ["settings"] }); // true
 */
export function areAdsDisabled(question: AdQuestion): boolean {
  const { isOn, isPremium, isBot, section, ignoreSections = [], layout, app } = question;
  return (
    !isOn || isPremium || isBot || ignoreSections.includes(section) || layout !== "default" || app !== "web"
  );
}
