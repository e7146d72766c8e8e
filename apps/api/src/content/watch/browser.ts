type DeviceClass = "phone" | "tablet" | "desktop";

/** The class of a device by its user agent. */
export function deviceClass(agent: string): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk/i.test(agent) || (/Android/i.test(agent) && !/Mobile/i.test(agent)))
    return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(agent) ? "phone" : "desktop";
}

/** Browsers by what only their user agents have, the more exact first. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ["Edge", /Edg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /OPR\/(\d+)/],
  ["Samsung Internet", /SamsungBrowser\/(\d+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari/],
  ["Node", /^(?:node|undici)/i],
];

const SYSTEMS: readonly (readonly [name: string, RegExp])[] = [
  ["iOS", /iPhone|iPad|iPod/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X|Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];

/**
 * Names browser and system by the user agent, without what tells one device from another.
 *
 * @example
 * browserName("Mozilla/5.0 (X11; Linux x86_64) … Chrome/126.0.0.0 Safari/537.36"); // "Chrome 126, Linux"
 */
export function browserName(agent: string): string {
  const found = BROWSERS.find(([, version]) => version.test(agent));
  const version = found?.[1].exec(agent)?.[1]?.slice(0, 5);
  const system = SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0];
  const name = found === undefined ? "unknown" : [found[0], version].filter(Boolean).join(" ");
  return system === undefined ? name : `${name}, ${system}`;
}
