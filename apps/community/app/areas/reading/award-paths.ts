/** Path of the awards: of a year, or the newest. Apart from the other paths, which every page loads. */
export const awardsPath = (year?: number) => (year === undefined ? "/awards" : `/awards/${year}`);

/** The anchor of a nomination on its page. */
export const nominationAnchor = (nomination: number) => `nomination-${nomination}`;

/** Address of a nomination of the awards at `link`. */
export const nominationPath = (link: string, nomination: number) =>
  `${link}?nomination=${nomination}#${nominationAnchor(nomination)}`;
