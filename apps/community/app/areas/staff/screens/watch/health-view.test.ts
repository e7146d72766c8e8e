import { describe, expect, it } from "vitest";
import { healthView } from "./health-view.ts";
import { SAMPLE_HEALTH } from "./testing/sample-health.ts";

type Health = typeof SAMPLE_HEALTH;

describe("healthView", () => {
  it("is good in every part without troubles, and tells how long the oldest has waited", () => {
    const view = healthView(SAMPLE_HEALTH);
    const { queue, mail, push, database, disk, process } = view;
    for (const part of [queue, mail, push, database, disk, process]) expect(part.level).toBe("good");
    expect([queue.oldest, push.oldest]).toEqual([4000, null]);
    expect(disk.used).toBeCloseTo(0.6125);
  });

  it.each<[string, keyof Omit<Health, "date" | "items_slow">, object, string | null]>([
    ["a stuck queue", "item_queue", { is_stuck: true, cnt_retrying: 2 }, "bad"],
    ["jobs that are retried", "item_queue", { cnt_retrying: 2 }, "normal"],
    ["emails that were given up", "item_mail", { cnt_failed: 1 }, "bad"],
    ["emails that are retried", "item_mail", { cnt_retrying: 1 }, "normal"],
    ["refused devices", "item_push", { cnt_refused: 1 }, "normal"],
    ["push that is off", "item_push", { is_on: false, cnt_refused: 1 }, null],
    ["requests that wait for a connection", "item_database", { cnt_waited_for: 1 }, "normal"],
    ["a query that runs for long", "item_database", { oldest_query_ms: 60_000 }, "normal"],
    ["a disk with 15% free", "item_disk", { free_bytes: 12_000_000_000 }, "normal"],
    ["a disk with 5% free", "item_disk", { free_bytes: 4_000_000_000 }, "bad"],
    ["a slow event loop", "item_process", { delay_ms: 900 }, "normal"],
  ])("tells %s", (_, part, changes, level) => {
    const view = healthView({ ...SAMPLE_HEALTH, [part]: { ...SAMPLE_HEALTH[part], ...changes } });
    const name = part.replace("item_", "") as "queue" | "mail" | "push" | "database" | "disk" | "process";
    expect(view[name].level).toBe(level);
  });
});
