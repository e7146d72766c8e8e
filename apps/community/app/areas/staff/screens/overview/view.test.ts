import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { overviewView } from "./view.ts";

const NOW = Date.parse("2026-09-14T12:00:00Z");

function queue(name: Schema<"StaffQueue">["name"], hours: number | null, target_hours = 24, cnt_open = 2) {
  const oldest_date = hours === null ? null : new Date(NOW - hours * 3_600_000).toISOString();
  return { name, cnt_open, oldest_date, target_hours, oldest_text: "Oldest" };
}
const view = (...items_queue: Schema<"StaffQueue">[]) =>
  overviewView({ items_queue, items_decision: [] }, NOW);

describe("overviewView", () => {
  it("puts desks past their target or close to it first", () => {
    const { now, later, open, late } = view(
      queue("complaints", 26),
      queue("contacts", 4),
      queue("orders", 18),
    );
    expect(now.map(({ name }) => name)).toEqual(["complaints", "orders"]);
    expect(later.map(({ name }) => name)).toEqual(["contacts"]);
    expect([open, late]).toEqual([6, 1]);
  });

  it("leaves out desks without open work", () => {
    const { open, now, later } = view(queue("complaints", null, 24, 0));
    expect([open, now, later]).toEqual([0, [], []]);
  });

  it("tells ages in hours up to two days, then in days", () => {
    const [hours, days] = view(queue("complaints", 26.9), queue("contacts", 75)).now;
    expect(hours).toMatchObject({ age: { value: 26, target: 24, unit: "hours" }, share: 1, isLate: true });
    expect(days?.age).toEqual({ value: 3, target: 1, unit: "days" });
    expect(view(queue("orders", 30, 168)).later[0]?.age).toEqual({ value: 1, target: 7, unit: "days" });
  });

  it("has no age for names from diaries", () => {
    expect(view(queue("claims", null)).later[0]).toMatchObject({ age: null, share: 0, isLate: false });
  });

  it("doesn't count the time of a clock that is behind", () => {
    expect(view(queue("complaints", -3)).later[0]?.age?.value).toBe(0);
  });
});
