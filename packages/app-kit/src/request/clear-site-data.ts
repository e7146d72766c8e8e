/** Sent at sign-out: private pages and files leave the browser's cache. Drafts and choices in its storage stay. */
export const CLEAR_SITE_DATA: Readonly<Record<string, string>> = { "clear-site-data": '"cache"' };
