/** What decides whether a page has ads. */
export interface AdQuestion {
  /** The site shows ads at all. */
  readonly isOn: boolean;
  /** The reader pays for a page without ads. */
  readonly isPremium: boolean;
  readonly isBot: boolean;
  /** Section of the page. */
  readonly section: string;
  /** Sections without ads, as they came with the ads; none while these are not there. */
  readonly ignoreSections?: readonly string[] | undefined;
  /** Frame of the page; only the default one has room for ads. */
  readonly layout: "default" | "short" | "empty" | "light" | "error";
  /** The portal of the brands shows none. */
  readonly app: "web" | "brands";
}

/**
 * Whether a page shows no ads: they are switched off, the reader has premium or is a bot, the section is left out, the
 * layout is another than the default one, or it is a page of the portal.
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
