import { describe, expect, test } from "vitest";
import { anchor, groupBy, tables } from "../testing/demo.ts";

const hoursOf = groupBy(tables.newsletter_hour, (row) => row.newsletter_id);
const start = `${anchor}T00:00:00.000Z`;

describe("demo newsletters", () => {
  test("are in every state", () => {
    expect(tables.newsletter.map(({ state }) => state)).toEqual(["sent", "sending", "scheduled", "draft"]);
  });

  test.each(tables.newsletter.map((row) => [row.title, row] as const))("%s fits its fields", (_, row) => {
    expect(row.title.length).toBeLessThanOrEqual(60);
    expect(row.preview.length).toBeLessThanOrEqual(90);
    expect(row.text.length).toBeGreaterThan(20);
    expect(row.state === "draft" || row.send_date !== null).toBe(true);
  });

  test("have sums that their hours and their recipients add up to", () => {
    for (const row of tables.newsletter) {
      const hours = hoursOf.get(row.id) ?? [];
      for (const key of ["cnt_sent", "cnt_opened", "cnt_clicked", "cnt_opened_machine", "cnt_left"] as const)
        expect([row.title, key, hours.reduce((all, hour) => all + hour[key], 0)]).toEqual([
          row.title,
          key,
          row[key],
        ]);
      expect(row.cnt_clicked).toBeLessThanOrEqual(row.cnt_opened);
      expect(row.cnt_opened).toBeLessThanOrEqual(row.cnt_sent);
    }
    const [sent, sending] = tables.newsletter;
    expect(sent?.cnt_audience).toBe(
      (sent?.cnt_sent ?? 0) + (sent?.cnt_failed ?? 0) + (sent?.cnt_omitted ?? 0),
    );
    const letters = groupBy(tables.newsletter_letter, ({ state }) => state);
    expect(tables.newsletter_letter.length).toBe(sending?.cnt_audience);
    expect([letters.get("sent")?.length, letters.get("failed")?.length]).toEqual([
      ...[sending?.cnt_sent, sending?.cnt_failed],
    ]);
    expect(letters.get("waiting")?.length).toBeGreaterThan(0);
  });

  test("were read at whole hours in the past, and wait for a time to come", () => {
    for (const { hour } of tables.newsletter_hour) {
      expect(hour).toMatch(/:00:00\.000Z$/);
      expect(hour < start).toBe(true);
    }
    expect(
      tables.newsletter.filter(({ state, send_date }) => state === "scheduled" && (send_date ?? "") > start)
        .length,
    ).toBe(1);
  });

  test("go to followers who allow them, and never to people who can sign in", () => {
    const followers = new Set(
      tables.follow.flatMap(({ type, content_id, user_id }) =>
        type === "brand" && content_id === tables.newsletter[0]?.brand_id ? [user_id] : [],
      ),
    );
    const allowing = tables.account.filter(({ is_brand_newsletter }) => is_brand_newsletter);
    expect(allowing.length).toBeGreaterThanOrEqual(30);
    expect(allowing.filter(({ user_id }) => user_id <= 4 || !followers.has(user_id))).toEqual([]);
  });
});
