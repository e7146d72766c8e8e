import { countedViews as asking, countedVideoViews } from "./areas/asking/counted-views.ts";
import { countedViews as growing } from "./areas/growing/counted-views.ts";
import { countedViews as reading } from "./areas/reading/counted-views.ts";
import type { CountedViews } from "./shared/counting/count-views.ts";

/** The pages whose views are counted. */
export const COUNTED_VIEWS: readonly CountedViews[] = [growing, asking, countedVideoViews, reading];
