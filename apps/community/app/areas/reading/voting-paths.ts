/** Path of the list of votings. Apart from the other paths, which every page loads. */
export const votingsPath = () => "/journal/voting";
