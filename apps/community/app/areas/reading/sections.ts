/** First segments of the public pages that an entity's `link` may lead to. Apart from the paths, which every page loads. */
export const sections = ["journal", "awards", "giveaways"] as const;
