import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { chosenHours, chosenNews, type NotificationsView, notificationsView } from "./view.ts";

const onSite = { site: true, mail: false, push: true, digest: true };
const hours = { time_zone: "Europe/Vienna", is_quiet: true, quiet_from: 22, quiet_to: 8, digest_hour: 7 };

function view(
  chosen: Partial<Schema<"NotificationSettings">> = {},
  digest: "none" | "daily" | "weekly" = "daily",
  hasPush = true,
): NotificationsView {
  const notifications = new Proxy(chosen as Schema<"NotificationSettings">, {
    get: (given, event) => Reflect.get(given, event) ?? onSite,
  });
  const subscribe = { is_newsletter: false, is_brand_newsletter: false, digest };
  return notificationsView({ notifications, subscribe, hours }, null, hasPush);
}

const rowOf = (event: string, { groups }: NotificationsView) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.event === event);

function formOf(...names: string[]): FormData {
  const form = new FormData();
  for (const name of names) form.set(name, "on");
  return form;
}

describe("notificationsView", () => {
  it("groups the events, wins with what others do with your posts", () => {
    const events = view().groups.map(({ topic, rows }) => [topic, rows.map(({ event }) => event)]);
    expect(events[0]?.[1]).toEqual(expect.arrayContaining(["award_won", "week_due"]));
    expect(events.slice(2)).toEqual([
      ["decisions", ["diary_approved", "diary_rejected", "diary_verified", "content_hidden"]],
      ["invitations", ["tester_add", "manager_add"]],
      ["giveaways", ["giveaway_end", "giveaway_won"]],
      ["plans", ["premium_end"]],
    ]);
  });

  it("shows an email at once or in the summary, never both", () => {
    const mailed = { ...onSite, mail: true };
    const shown = view({ like: mailed, reply: { ...mailed, digest: false } });
    expect(rowOf("like", shown)).toMatchObject({ mail: false, digest: true });
    expect(rowOf("reply", shown)).toMatchObject({ mail: true, digest: false });
    expect(rowOf("comment", shown)).toMatchObject({ mail: false, digest: false });
  });

  it("has no summary for members who get one email each", () => {
    expect(rowOf("like", view({ like: { ...onSite, mail: true } }, "none"))).toMatchObject({
      mail: true,
      digest: null,
    });
  });

  it("has no push on a site without it", () => {
    expect(rowOf("like", view({}, "daily", false))?.push).toBeNull();
  });

  it("says where emails go, and whether they can be sent", () => {
    const section = {
      notifications: new Proxy({} as Schema<"NotificationSettings">, { get: () => onSite }),
      subscribe: { is_newsletter: false, is_brand_newsletter: false, digest: "none" as const },
      hours,
    };
    const personal = { email: "lucia@mail.example", is_email_confirmed: false };
    const of = (given: Parameters<typeof notificationsView>[1]) => notificationsView(section, given, true);
    expect(of(personal)).toMatchObject({ email: personal.email, isConfirmed: false });
    expect(of({ ...personal, is_email_confirmed: true }).isConfirmed).toBe(true);
    expect(of({ email: null, is_email_confirmed: false }).email).toBe("");
    expect(of(null)).toMatchObject({ email: "", isConfirmed: false, hours: { ...hours, digest: "none" } });
  });
});

describe("chosenNews", () => {
  const all = ["has_push", "has_digest"];

  it("takes a box without a tick as not wanted, and an event without an email keeps its summary", () => {
    const { events } = chosenNews(formOf(...all, "like.push", "newsletter.mail"));
    expect(events?.like).toEqual({ site: false, push: true, mail: false });
    expect(events?.premium_end).toEqual({ site: false, push: false, mail: false });
    expect(events).not.toHaveProperty("newsletter");
  });

  it("sends an email at once or in the summary, which wins if both are ticked", () => {
    const { events } = chosenNews(
      formOf(...all, "like.mail", "reply.digest", "comment.mail", "comment.digest"),
    );
    expect(events?.like).toMatchObject({ mail: true, digest: false });
    expect(events?.reply).toMatchObject({ mail: true, digest: true });
    expect(events?.comment).toMatchObject({ mail: true, digest: true });
  });

  it("changes neither push nor summary where the form has no boxes for them", () => {
    expect(chosenNews(formOf("like.mail", "like.site")).events?.like).toEqual({ site: true, mail: true });
  });
});

describe("chosenHours", () => {
  const form = (fields: Record<string, string>) => {
    const given = new FormData();
    for (const [name, value] of Object.entries(fields)) given.set(name, value);
    return chosenHours(given);
  };
  const fields = { quiet_from: "23", quiet_to: "6", digest_hour: "18", digest: "weekly" };

  it("takes a city for its time zone", () => {
    expect(form({ ...fields, time_zone: "vienna", is_quiet: "on" })).toEqual({
      hours: { time_zone: "Europe/Vienna", is_quiet: true, quiet_from: 23, quiet_to: 6, digest_hour: 18 },
      digest: "weekly",
    });
  });

  it("takes no tick as no quiet hours", () => {
    expect(form({ ...fields, time_zone: "UTC" }).hours.is_quiet).toBe(false);
  });
});
