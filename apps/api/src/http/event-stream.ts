/** Type of an answer without an end: events as they happen. */
export const EVENT_STREAM = "text/event-stream";
