import { isBot } from "@grow/domain/bots";
import { utcDay } from "../../content/ads/utc-day.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { senderHash, senderOf } from "../../http/sender.ts";
import { isNoise } from "./error-words.ts";
import { recordError } from "./record-error.ts";

export const reportError = defineOperation(
  "reportError",
  async ({ body: report, request, config, transaction, now }) => {
    const agent = request.headers["user-agent"] ?? "";
    if (!isNoise(report) && !isBot(report.user_agent || agent)) {
      const date = now();
      const who = senderHash(config.secret, `errors ${utcDay(date)} ${senderOf(request)}`);
      const hosts = [config.publicUrl, config.brandsUrl].map((url) => new URL(url).host);
      await transaction((tx) => recordError(tx, { report, who, agent, hosts, now: date }));
    }
    return { status: 204 };
  },
);
