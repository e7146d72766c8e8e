// Apart from the other paths of the area, which every page loads.

/** Path of the giveaways that run. */
export const giveawaysPath = () => "/giveaways";

/** Path of the giveaways that have ended. */
export const archivePath = () => "/giveaways/archive";

/** Path of the result of a giveaway. */
export const drawPath = (link: string) => `${link}/draw`;

/** Path of the frozen list of a category, as plain text. */
export const entriesFilePath = (link: string, category: number) => `${drawPath(link)}/${category}`;
