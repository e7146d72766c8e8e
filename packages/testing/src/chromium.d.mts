/**
 * Launch options of Playwright: the browser of CHROMIUM_PATH, by default Debian's, with the flags that it needs in a container and that
 * keep it from requests of its own. Playwright's own download is never used.
 */
export const chromium: { executablePath: string; args: string[] };

/** A flag with which requests to other hosts fail. */
export const LOCAL_HOSTS_ONLY: string;
