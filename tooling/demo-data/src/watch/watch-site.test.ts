import { describe, expect, test } from "vitest";
import { groupBy, tables } from "../testing/demo.ts";

const samplesOf = groupBy(tables.error_sample, ({ group_id }) => group_id);
const sum = (rows: readonly { readonly cnt: number }[]) => rows.reduce((all, { cnt }) => all + cnt, 0);

/** The step of the 75th percentile. */
function p75Step(rows: readonly { readonly step: number; readonly cnt: number }[]): number {
  const steps = rows.flatMap(({ step, cnt }) => Array.from({ length: cnt }, () => step));
  return steps.sort((one, other) => one - other)[Math.ceil(0.75 * steps.length) - 1] ?? 0;
}

describe("demo measurements", () => {
  test("are of 30 days until yesterday, on every class of devices", () => {
    const days = [...new Set(tables.vital_day.map(({ day }) => day))].sort();
    expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-08-15", "2026-09-13"]);
    expect(new Set(tables.vital_day.map(({ device }) => device))).toEqual(
      new Set(["phone", "tablet", "desktop"]),
    );
    expect(tables.vital_day.length).toBeLessThan(25_000);
  });

  test("are one row for each day, kind, page, device, rating and step", () => {
    const keys = tables.vital_day.map((row) =>
      [row.day, row.name, row.page, row.device, row.rating, row.step].join(" "),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("are slower on phones, and of the week editor since a release", () => {
    const lcp = tables.vital_day.filter(({ name }) => name === "LCP");
    const of = (device: string) => p75Step(lcp.filter((row) => row.device === device));
    expect(of("phone")).toBeGreaterThan(of("desktop"));
    const editor = lcp.filter(({ page, device }) => page === "/diaries/…/weeks" && device === "phone");
    expect(p75Step(editor.filter(({ day }) => day >= "2026-09-05"))).toBeGreaterThan(
      p75Step(editor.filter(({ day }) => day < "2026-09-05")) + 4,
    );
  });

  test("of one page are too few to judge", () => {
    const rare = tables.vital_day.filter(
      ({ page, name, device, day }) =>
        page === "/brands-manager/schemes" && name === "LCP" && device === "phone" && day >= "2026-09-07",
    );
    expect(sum(rare)).toBeLessThan(20);
  });
});

describe("demo errors", () => {
  test("are of both sites and in every state, and one came back in a newer version", () => {
    const groups = tables.error_group;
    expect(groups.length).toBeGreaterThanOrEqual(12);
    expect(new Set(groups.map(({ app, state }) => `${app} ${state}`)).size).toBeGreaterThanOrEqual(5);
    const again = groups.filter(({ is_again }) => is_again);
    expect(again).toMatchObject([{ state: "open", state_date: null }]);
    const decision = tables.event.find(
      ({ content_type, content_id }) => content_type === "error" && content_id === again[0]?.id,
    );
    const version = tables.error_version.find(({ version }) => version === again[0]?.last_version);
    expect(version && decision && version.add_date > decision.add_date).toBe(true);
  });

  test.each(tables.error_group.map((row) => [row.message, row] as const))(
    "%s has cases of its time, with its place in their stacks",
    (_, group) => {
      const samples = samplesOf.get(group.id) ?? [];
      expect(samples.length).toBe(Math.min(5, group.cnt));
      expect(
        samples
          .map(({ date }) => date)
          .sort()
          .at(-1),
      ).toBe(group.last_date);
      expect(group.cnt_senders).toBeLessThanOrEqual(group.cnt);
      expect(group.first_version).not.toBe("");
      for (const { date, stack, message } of samples) {
        expect(date >= group.add_date).toBe(true);
        expect(stack === null).toBe(group.frame === "");
        const [file = "", name = ""] = group.frame.split(" ");
        if (stack !== null)
          expect(stack).toContain(`at ${name} (https://grow.example/assets/${file.replace(".js", "-")}`);
        expect(message.replace(/https:\S+/, "URL").replace(/\d+/g, "#")).toBe(group.message);
      }
    },
  );
});
