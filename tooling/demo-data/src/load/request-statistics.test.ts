import { expect, test } from "vitest";
import { requestStatistics } from "./request-statistics.ts";

/** A database whose figures are computed after a number of looks, and the statements it was sent. */
function database({ hasQueue, looks = 0 }: { hasQueue: boolean; looks?: number }) {
  const statements: string[] = [];
  let left = looks;
  return {
    statements,
    async query(text: string) {
      statements.push(text);
      if (text.includes("has_queue")) return { rows: [{ has_queue: hasQueue }] };
      if (text.includes("is_due")) return { rows: [{ is_due: left-- > 0 }] };
      return { rows: [] };
    },
  };
}

test("requestStatistics queues the api's jobs and waits until no figure is due", async () => {
  const client = database({ hasQueue: true, looks: 1 });
  expect(await requestStatistics(client)).toBe(true);
  expect(client.statements.filter((text) => text.startsWith("insert into pgboss.job"))).toHaveLength(1);
  expect(client.statements.filter((text) => text.includes("is_due"))).toHaveLength(2);
});

test("requestStatistics leaves a database without a queue to the api's first start", async () => {
  const client = database({ hasQueue: false });
  expect(await requestStatistics(client)).toBe(false);
  expect(client.statements).toHaveLength(1);
});

test("requestStatistics gives up when no api computes the figures", async () => {
  expect(await requestStatistics(database({ hasQueue: true, looks: 9 }), 1)).toBe(false);
});
