/**
 * Launch options of Playwright: the browser of CHROMIUM_PATH, by default the headless shell or else the Chromium on the path, with the flags
 * that it needs in a container and that keep it from requests of its own. The shell is Chromium without windows, and needs a fifth less of
 * the processor. Playwright's own download is never used.
 */
export const chromium: { executablePath: string; args: string[] };

/** The same with the whole Chromium, for what the shell lacks (notifications), and for what is measured. */
export const wholeChromium: { executablePath: string; args: string[] };

/** A flag with which requests to other hosts fail. */
export const LOCAL_HOSTS_ONLY: string;
