/**
 * Launch options of Playwright: the headless shell beside the Chromium of CHROMIUM_PATH (by default Debian's), or else that Chromium, with
 * the flags that it needs in a container and that keep it from requests of its own. The shell is Chromium without windows, and needs a
 * fifth less processor time. Playwright's own download is never used.
 */
export const chromium: { executablePath: string; args: string[] };

/** The same with the whole Chromium, for what the shell lacks (notifications) and for measurements. */
export const wholeChromium: { executablePath: string; args: string[] };

/** A flag with which requests to other hosts fail. */
export const LOCAL_HOSTS_ONLY: string;
