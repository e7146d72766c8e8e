/** The form for messages to the site's team. Not in `paths.ts`, which every page loads. */
export const contactPath = () => "/contact";
