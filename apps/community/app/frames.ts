import { frame as account } from "./areas/account/frame.ts";
import { frame as asking } from "./areas/asking/frame.ts";
import { frame as growing } from "./areas/growing/frame.ts";
import { frame as talk } from "./areas/talk/frame.ts";
import type { AreaFrame } from "./shared/navigation.ts";

/** What the areas add to the light layout, in the order of its rail. */
export const FRAMES: readonly AreaFrame[] = [account, growing, asking, talk];
