import { openLive } from "./open-live.ts";

export const liveOperations = { openLive };
