import { defineOperation } from "../../http/define-operation.ts";
import { isMachine } from "../../http/sender.ts";
import { countVitals } from "./count-vitals.ts";

/** Bots and staff are left out: they are not those for whom the site must be fast. An error is only a number here; its report has the words. */
export const reportVitals = defineOperation(
  "reportVitals",
  async ({ body, user, request, config, transaction, now }) => {
    const isLeftOut = isMachine(request.headers) || user?.access.some((right) => STAFF.has(right));
    if (!isLeftOut) {
      const agent = request.headers["user-agent"] ?? "";
      const reported = { metrics: body.metrics, agent, now: now(), secret: config.secret };
      await transaction((tx) => countVitals(tx, reported));
    }
    return { status: 204 };
  },
);

const STAFF: ReadonlySet<string> = new Set(["admin", "moderate"]);
