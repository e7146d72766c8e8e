import type { Schema } from "@grow/contract";
import { readUnsubscribeKey } from "../../accounts/unsubscribe-key.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findSubscription } from "./unsubscribe-email.ts";

export const getUnsubscribeState = defineOperation(
  "getUnsubscribeState",
  async ({ query, reads, config }) => {
    const subscription = readUnsubscribeKey(config.secret, query.k);
    const found = subscription === null ? null : await findSubscription(reads, subscription);
    const data: Schema<"UnsubscribeState"> =
      subscription === null || found === null
        ? { state: "invalid", emails: null, brand: null }
        : { state: found.isOn ? "valid" : "already", emails: subscription.emails, brand: found.brand };
    return { status: 200, data };
  },
);
