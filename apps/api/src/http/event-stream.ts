/** Content type of server-sent events. */
export const EVENT_STREAM = "text/event-stream";
