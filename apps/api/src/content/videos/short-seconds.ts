/** Upright and at most so many seconds long, a video is a short. */
export const SHORT_SECONDS = 60;
