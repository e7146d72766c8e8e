/** An upright video of at most this length is a short. */
export const SHORT_SECONDS = 60;
