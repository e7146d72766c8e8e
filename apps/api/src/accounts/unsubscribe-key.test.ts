import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readUnsubscribeKey, unsubscribeKey } from "./unsubscribe-key.ts";

const secret = "a secret of the tests";

describe("unsubscribeKey", () => {
  it.each([
    { user_id: 7, emails: "comment" },
    { user_id: 7, emails: "brand_newsletter", newsletter_id: 6 },
    { user_id: 7, emails: "brand_newsletter", brand_id: 3, newsletter_id: 6 },
  ] as const)("is read as what it was made of: %j", (subscription) => {
    const key = unsubscribeKey(secret, subscription);
    expect(readUnsubscribeKey(secret, key)).toEqual(subscription);
    expect(readUnsubscribeKey("another secret", key)).toBeNull();
    expect(readUnsubscribeKey(secret, key.replace("7.", "8."))).toBeNull();
  });

  it("stays valid in emails that were sent before newsletters", () => {
    const signature = createHmac("sha256", secret).update("unsubscribe 7 comment").digest("base64url");
    expect(readUnsubscribeKey(secret, `7.comment.${signature}`)).toEqual({ user_id: 7, emails: "comment" });
  });
});
