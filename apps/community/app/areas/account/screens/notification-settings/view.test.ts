import { describe, expect, it } from "vitest";
import { chosenNews, notificationsView } from "./view.ts";

const onSite = { site: true, mail: false };
const settings = new Proxy({ like: { site: false, mail: true } } as Parameters<typeof notificationsView>[0], {
  get: (given, event) => Reflect.get(given, event) ?? onSite,
});

describe("the settings of notifications", () => {
  it("show for each kind of news where it goes", () => {
    const { activity, decisions, invitations, plans } = notificationsView(settings, null);
    expect(activity).toContainEqual({ event: "like", site: false, mail: true });
    expect(activity).toContainEqual({ event: "comment", ...onSite });
    expect(activity).toContainEqual({ event: "award_won", ...onSite });
    expect(decisions.map(({ event }) => event)).toEqual([
      "diary_approved",
      "diary_rejected",
      "diary_verified",
    ]);
    expect(invitations).toEqual([
      { event: "tester_add", ...onSite },
      { event: "manager_add", ...onSite },
    ]);
    expect(plans).toEqual([{ event: "premium_end", ...onSite }]);
  });

  it("show where emails are sent, and whether they can be", () => {
    const personal = { email: "lucia@mail.example", is_email_confirmed: false };
    expect(notificationsView(settings, personal)).toMatchObject({
      email: personal.email,
      isConfirmed: false,
    });
    expect(notificationsView(settings, { ...personal, is_email_confirmed: true }).isConfirmed).toBe(true);
    expect(notificationsView(settings, { email: null, is_email_confirmed: false }).email).toBe("");
    expect(notificationsView(settings, null)).toMatchObject({ email: "", isConfirmed: false });
  });

  it("take each box that is not ticked as not wanted, and nothing that they do not show", () => {
    const form = new FormData();
    for (const name of ["like.mail", "follow.site", "follow.mail", "newsletter.mail"]) form.set(name, "on");
    const neither = { site: false, mail: false };
    expect(chosenNews(form)).toEqual({
      events: {
        comment: neither,
        reply: neither,
        mention: neither,
        like: { site: false, mail: true },
        follow: { site: true, mail: true },
        solution: neither,
        solution_accepted: neither,
        award_won: neither,
        award_open: neither,
        week_new: neither,
        diary_new: neither,
        problem_new: neither,
        video_new: neither,
        diary_approved: neither,
        diary_rejected: neither,
        diary_verified: neither,
        tester_add: neither,
        manager_add: neither,
        giveaway_end: neither,
        giveaway_won: neither,
        premium_end: neither,
      },
    });
  });
});
