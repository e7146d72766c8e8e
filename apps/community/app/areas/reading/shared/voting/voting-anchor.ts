/** The anchor of a voting on a page. */
export const votingAnchor = (voting: number) => `voting-${voting}`;
