import type { Schema } from "@grow/contract";
import { readUnsubscribeKey } from "../../accounts/unsubscribe-key.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { isSubscribed } from "./unsubscribe-email.ts";

export const getUnsubscribeState = defineOperation(
  "getUnsubscribeState",
  async ({ query, reads, config }) => {
    const subscription = readUnsubscribeKey(config.secret, query.k);
    const isOn = subscription === null ? null : await isSubscribed(reads, subscription);
    const data: Schema<"UnsubscribeState"> =
      subscription === null || isOn === null
        ? { state: "invalid", emails: null }
        : { state: isOn ? "valid" : "already", emails: subscription.emails };
    return { status: 200, data };
  },
);
