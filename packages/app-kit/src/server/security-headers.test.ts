import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const connections = (analyticsUrl?: string) =>
  contentSecurityPolicy({ formOrigins: [], isStrict: true, analyticsUrl })
    .split("; ")
    .find((rule) => rule.startsWith("connect-src"));

it("the policy of pages allows requests to the site itself, and to the server that counts page views", () => {
  expect(connections()).toBe("connect-src 'self'");
  expect(connections("https://stats.example/api/event")).toBe("connect-src 'self' https://stats.example");
});
