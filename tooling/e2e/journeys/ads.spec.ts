import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

/** Events of banners that a page reports, without their hashes. */
function watchEvents(page: Page): { i: number; t: string; s: string; a: string }[] {
  const events: { i: number; t: string; s: string; a: string }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/adv/stat")) return;
    for (const { h: _, ...event } of request.postDataJSON().stat) events.push(event);
  });
  return events;
}

const slotOf = (page: Page, kind: string) => page.locator(`[data-ad-slot="${kind}"]`).first();

/** How much the page has shifted since it began to load. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        // Without an entry the observer is never called.
        requestIdleCallback(() => resolve(0));
      }),
  );

test("a guest sees a labelled banner, which is counted when it was seen and clicked, and a member with Premium sees none", {
  tag: "@smoke",
}, async ({ page, guestPage: adminPage, site, expectAccessible }) => {
  const events = watchEvents(page);
  await page.goto("/explore");
  const slot = slotOf(page, "box");
  const banner = slot.getByRole("group", { name: "Advertisement" });
  await expect(banner).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await banner.getByText("Why this ad?").click();
  await expect(banner.getByText(/advertises here/)).toBeVisible();
  await expect(banner.getByText(/^Paid for by/).first()).toBeVisible();
  await expectAccessible(page);
  await banner.getByText("Why this ad?").click();

  await banner.scrollIntoViewIfNeeded();
  const kinds = () => events.filter(({ t }) => t === "box").map(({ s, a }) => `${s} ${a}`);
  await expect.poll(kinds, { timeout: 30_000 * patience }).toEqual(["explore serve", "explore view"]);
  const link = banner.getByRole("link").first();
  await expect(link).toHaveAttribute("rel", /sponsored/);
  // Its site does not exist.
  await link.evaluate((element) => element.addEventListener("click", (click) => click.preventDefault()));
  await link.click();
  await expect
    .poll(kinds, { timeout: 30_000 * patience })
    .toEqual(["explore serve", "explore view", "explore click"]);

  const member = await signUp(page);
  await adminPage
    .context()
    .addCookies([{ name: "token", value: site.tokens.admin ?? "", url: site.community }]);
  const headers = { origin: site.community };
  const order = await page.request.post("/api/partners/checkout", {
    headers,
    data: { kind: "premium", plan: "premium-month", return_path: "/premium" },
  });
  const { invoice_id: invoice } = (await order.json()).data;
  await page.goto("/explore");
  await expect(slotOf(page, "box")).toBeAttached();
  const paid = await adminPage.request.patch(`/api/partners/invoices/${invoice}`, {
    headers,
    data: { state: "paid" },
  });
  expect(paid.ok(), member.name).toBe(true);
  await page.goto("/explore");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.locator("[data-ad-slot]")).toHaveCount(0);
});

test("a slot that nobody has booked shows a banner of the site's own, also without scripts", async ({
  page,
  plainPage,
}) => {
  const events = watchEvents(page);
  for (const one of [page, plainPage]) {
    await one.goto("/growers");
    const own = slotOf(one, "header").getByRole("group", { name: "From Grow" });
    await expect(own.getByRole("link")).toBeVisible();
    await expect(own.getByRole("link")).toHaveAttribute("href", /^\//);
  }
  expect(events).toEqual([]);
});

test("the rail of a diary has a banner on wide screens only", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto("/explore");
  const link = await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("link")
    .first()
    .getAttribute("href");
  await page.goto(link ?? "");
  await expect(slotOf(page, "cpm")).toHaveAttribute("data-filled", /ad|own/);
  await expect(slotOf(page, "sidebar")).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(slotOf(page, "sidebar").getByRole("group").first()).toBeVisible();
});
