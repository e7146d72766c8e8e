import "../../../../locales/catalog.ts";
import "../../locales/settings/catalog.ts";
import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { LocaleProvider } from "@grow/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { Sent } from "../../shared/settings/own-settings.ts";
import type { PushView } from "./device-view.ts";
import { NotificationsScreen } from "./screen.tsx";
import { notificationsView } from "./view.ts";

vi.mock("@remix-run/react", () => ({
  Form: "form",
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => ({ now: Date.parse("2026-11-20T12:00:00Z") }),
  useRevalidator: () => ({ revalidate() {}, state: "idle" }),
}));

const phone = {
  ...{ id: 3, browser: "Firefox", system: "Android", is_named: false },
  ...{ added: "14 September 2026", used: null },
};

function page({
  push = { serverKey: "key", current: null, others: [] },
  digest = "daily",
  personal = null,
  sent,
}: {
  push?: PushView;
  digest?: "none" | "daily";
  personal?: Parameters<typeof notificationsView>[1];
  sent?: Sent;
} = {}): string {
  const view = notificationsView(
    {
      notifications: NOTIFICATION_EVENTS as unknown as Parameters<
        typeof notificationsView
      >[0]["notifications"],
      subscribe: { is_newsletter: false, is_brand_newsletter: false, digest },
      hours: { time_zone: "Europe/Vienna", is_quiet: true, quiet_from: 22, quiet_to: 8, digest_hour: 8 },
    },
    personal,
    push.serverKey !== null,
  );
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <NotificationsScreen {...view} userId={7} push={push} sent={sent} />
    </LocaleProvider>,
  );
}

describe("the screen of notification settings", () => {
  it("has a named box for each way of each event", () => {
    const html = page();
    for (const name of ["like.site", "like.push", "like.mail", "like.digest"]) {
      expect(html).toContain(`name="${name}"`);
    }
  });

  it("says the time in the time zone, and has nothing that waits for scripts but turning push on", () => {
    const html = page();
    expect(html).toContain("13:00 there now");
    expect(html.match(/<button[^>]*disabled/g)).toHaveLength(1);
  });

  it("says neither on nor off before it knows the browser", () => {
    const html = page();
    expect(html).not.toContain("Push is off.");
    expect(html).toContain("Notifications while Grow is closed");
  });

  it("has no summary column for one email each, and nothing of push on a site without it", () => {
    expect(page({ digest: "none" })).not.toContain("like.digest");
    const html = page({ push: { serverKey: null, current: null, others: [] } });
    expect(html).not.toContain("like.push");
    expect(html).not.toContain("Turn on push");
    expect(html).toContain("like.mail");
  });

  it("shows the emails that nobody can turn off as locked, to members with an email", () => {
    const html = page({ personal: { email: "tess@grow.example", is_email_confirmed: true } });
    for (const name of ["Password, email and sign-in", "Invoices"]) {
      expect(html).toContain(`<span>${name}</span><p`);
    }
    expect(html.match(/Always on/g)).toHaveLength(2);
    expect(page()).not.toContain("Always on");
  });

  it("keeps the quiet hours of a site without push, and has the time zone for the summary", () => {
    const html = page({ push: { serverKey: null, current: null, others: [] } });
    for (const field of [
      'name="is_quiet" value="on"',
      'name="quiet_from" value="22"',
      'name="quiet_to" value="8"',
    ]) {
      expect(html).toContain(`<input type="hidden" ${field}`);
    }
    expect(html).not.toContain("Quiet hours");
    expect(html.match(/name="time_zone"/g)).toHaveLength(1);
    expect(page().match(/name="time_zone"/g)).toHaveLength(1);
  });

  it("draws quiet hours past midnight as two parts of the day", () => {
    expect(page()).toMatch(
      /inset-inline-start:0%;inline-size:33\.3\d*%"><\/i><i style="inset-inline-start:91\.6\d*%;inline-size:8\.3\d*%"/,
    );
  });

  it("lists this browser and others, each with a form that removes it", () => {
    const laptop = { ...phone, id: 4, browser: "Chrome", system: "Linux", used: "20 September 2026, 18:00" };
    const html = page({ push: { serverKey: "key", current: phone, others: [laptop] } });
    expect(html).toContain("Firefox on Android");
    expect(html).toContain("This device");
    expect(html).toContain("Chrome on Linux");
    expect(html).toContain("last notification 20 September 2026, 18:00");
    expect(html.match(/name="device" value="(3|4)"/g)).toHaveLength(2);
  });

  it("shows an error at its field, with what was typed", () => {
    const sent = {
      ...{ form: "hours", isSaved: false, typed: { time_zone: "Atlantis", quiet_from: "5" } },
      errors: { fields: { "hours.time_zone": "There's no such time zone." }, form: null },
    };
    const html = page({ sent });
    expect(html).toContain('value="Atlantis"');
    expect(html).toContain("There&#x27;s no such time zone.");
    expect(html).toContain('<option value="5" selected="">05:00</option>');
  });
});
