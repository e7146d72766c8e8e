import { expect, test } from "vitest";
import { presentHtml } from "./safe-html.ts";

test.each([
  ["dots behind an address", `https://a${".".repeat(50_000)}x`],
  ["headings that are never closed", "<h2>".repeat(10_000)],
  ["tags that are never closed", "<".repeat(50_000)],
])("presentHtml takes less than a second of processor time for %s", (_what, html) => {
  const before = process.cpuUsage();
  presentHtml(html);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(1);
});
