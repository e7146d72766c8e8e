// Apart from the other paths of the area, which every page loads.

/** Path of the giveaways that run. */
export const giveawaysPath = () => "/giveaways";

/** Path of the giveaways that have ended. */
export const archivePath = () => "/giveaways/archive";

/** Path of the result of a giveaway. */
export const drawPath = (link: string) => `${link}/draw`;

/** Path of the frozen list of a category at the api: plain text, byte for byte what was hashed. */
export const entriesFilePath = (giveaway: number, category: number) =>
  `/api/giveaways/${giveaway}/draw/${category}`;
