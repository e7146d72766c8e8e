import * as z from "zod/mini";
import { isFilled } from "../filled.ts";
import type { LengthRange } from "../limits.ts";
import { withLineFeeds } from "../line-breaks.ts";

/**
 * Creates the schema of a trimmed text with a length in code points, in which a line break counts once. Messages are codes that applications translate:
 * `required` (also for markup without a visible character, such as `<p><br></p>`), `too_short`, `too_long`.
 *
 * @example
 * text({ min: 1, max: 5 }).safeParse("  Fen ").data; // "Fen"
 */
export function text(range: LengthRange) {
  return z.string("required").check(
    z.overwrite(withLineFeeds),
    z.trim(),
    z.check((context) => {
      const length = Array.from(context.value).length;
      const fail = (message: string, params: Record<string, number>) =>
        context.issues.push({ code: "custom", message, params, input: context.value });
      if (range.min > 0 && !isFilled(context.value)) fail("required", {});
      else if (length < range.min) fail("too_short", { min: range.min });
      else if (length > range.max) fail("too_long", { max: range.max });
    }),
  );
}
