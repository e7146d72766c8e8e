/** Seconds in which the same visitor's next view of a banner in a section, or click on it, is the same one again. */
export const REPEAT_SECONDS = 60;

/** Minutes after a view in which a click can follow from it. */
export const CLICK_MINUTES = 30;

/** Most events of a visitor that count in an hour: a busy reader opens a page a minute, with four banners that are served and seen. */
export const MOST_OF_VISITOR = 600;

/** Most events of a network address that count in an hour, however many visitors it claims to be. */
export const MOST_OF_ADDRESS = 1200;

/** The same for views of cards, of which a list has many. */
export const MOST_CARDS_OF_VISITOR = 5000;
export const MOST_CARDS_OF_ADDRESS = 10_000;

/** Most views of a card, and seconds in view, that one report adds. Reports are sent every few seconds. */
export const MOST_VIEWS_OF_CARD = 20;
export const MOST_SECONDS_OF_CARD = 600;
