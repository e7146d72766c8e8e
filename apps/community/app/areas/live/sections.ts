/** First segments of this area's pages that an entity's `link` may lead to. Apart from the paths, which every page loads. */
export const sections = ["chat"] as const;
