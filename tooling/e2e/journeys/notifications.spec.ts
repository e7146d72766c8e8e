import type { PersonaName } from "@grow/testing";
import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { type BreakableProxy, standBreakableProxy } from "../site/breakable-proxy.ts";
import { linkIn } from "../site/emails.ts";
import type { SiteUnderTest } from "../site/under-test.ts";
import { startDiary } from "./diaries.ts";
import { openHydrated } from "./hydration.ts";
import { test as base, expect } from "./journey.ts";
import { choiceOf, saveChoices } from "./notification-choices.ts";
import { confirmAddress, nthEmail, signUp } from "./people.ts";

/** Milliseconds within which news must be seen; less than the 30 seconds between two requests of a page that polls. */
const AT_ONCE = 4000 * patience;

const test = base.extend<{ between: BreakableProxy }>({
  between: async ({ site, complaints }, use) => {
    const between = await standBreakableProxy(site.community);
    complaints.allow(new RegExp(`A request to elsewhere: ${between.origin}/`));
    await use(between);
    between.close();
  },
});

/** The bell, when it says so many. */
const bell = (page: Page, count: number) =>
  page.getByTitle(count === 0 ? "Notifications" : `Notifications, ${count} new`, { exact: true });

const isQuestion = (path: string) => path.endsWith("/notifications-g/numbers/v2");

const like = (site: SiteUnderTest, diary: number, as: PersonaName) => press("likes", site, diary, as);
const follow = (site: SiteUnderTest, diary: number, as: PersonaName) => press("follows", site, diary, as);

/**
 * Has two people comment on a diary, until the stream has brought it to all tabs. They may see the first comment by the request of their first
 * second, before the stream is open, but not the second one. Requests until then are forgotten.
 */
async function untilFollowed(
  tabs: readonly Page[],
  { site, between, diary }: { site: SiteUnderTest; between: BreakableProxy; diary: number },
): Promise<void> {
  for (const [index, name] of (["grower", "moderator"] as const).entries()) {
    await comment(site, diary, name);
    for (const tab of tabs) await expect(bell(tab, index + 1)).toBeVisible({ timeout: AT_ONCE });
  }
  // Follows any request that a tab has sent before.
  for (const tab of tabs) await tab.evaluate(async () => void (await fetch("/robots.txt")));
  between.asked();
}

/** Comments, each of which is a line of its own, while likes of a diary on one day are one. */
const comment = (site: SiteUnderTest, diary: number, as: PersonaName) =>
  press("comments", site, diary, as, { text: "Nice.", parent_id: null });

async function press(
  what: "likes" | "follows" | "comments",
  site: SiteUnderTest,
  diary: number,
  as: PersonaName,
  body: object | null = null,
): Promise<void> {
  const answer = await fetch(`${site.community}/api/${what}/diary/${diary}`, {
    method: "POST",
    headers: {
      ...{ origin: site.community, cookie: `token=${site.tokens[as]}` },
      ...(body ? { "content-type": "application/json" } : {}),
    },
    body: body && JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

test("notifications reach all tabs at once over one stream, and reading in one tab marks them read in all", {
  tag: "@smoke",
}, async ({ page, context, site, between }) => {
  await signUp(page);
  const diary = await startDiary(page, "Heard of at once");
  await page.goto(`${between.origin}/explore`);
  await expect(bell(page, 0)).toBeVisible();
  await expect.poll(between.lines).toBe(1);
  const other = await context.newPage();
  await other.goto(`${between.origin}/diaries/${diary}`);
  await expect(bell(other, 0)).toBeVisible();
  await untilFollowed([page, other], { site, between, diary });

  await like(site, diary, "manager");
  for (const tab of [page, other]) await expect(bell(tab, 3)).toBeVisible({ timeout: AT_ONCE });
  expect(between.lines()).toBe(1);
  expect(between.asked().filter(isQuestion)).toEqual([]);

  await bell(page, 3).click();
  await expect(page.getByText("liked your diary")).toBeVisible();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  for (const tab of [page, other]) await expect(bell(tab, 0)).toBeVisible({ timeout: AT_ONCE });
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);

  // The tab that holds the line goes; the other one takes it over.
  await page.close();
  await expect.poll(between.lines).toBe(1);
  await comment(site, diary, "admin");
  await expect(bell(other, 1)).toBeVisible({ timeout: AT_ONCE });
});

test("unread numbers are polled until the lost stream reconnects", async ({
  page,
  site,
  between,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_/);
  await signUp(page);
  const diary = await startDiary(page, "Cut off for a while");
  await page.goto(`${between.origin}/diaries/${diary}`);
  await expect.poll(between.lines).toBe(1);
  await untilFollowed([page], { site, between, diary });

  between.cut();
  await like(site, diary, "manager");
  // Two tries to come back, and the second in which nobody asks yet.
  await expect(bell(page, 3)).toBeVisible({ timeout: 15_000 * patience });
  expect(between.lines()).toBe(0);
  expect(between.asked().filter(isQuestion)).toHaveLength(1);

  between.mend();
  await expect.poll(between.lines, { timeout: 20_000 * patience }).toBe(1);
  await comment(site, diary, "admin");
  await expect(bell(page, 4)).toBeVisible({ timeout: AT_ONCE });
  expect(between.asked().filter(isQuestion)).toEqual([]);
});

test("a guest has no notification bell and loads no code for it", async ({ guestPage }) => {
  const asked: string[] = [];
  guestPage.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(guestPage, "/explore");
  // A page prefetches nothing in its first second, in which a member's page asks for the numbers.
  const ahead = guestPage.waitForRequest((request) => request.headers()["x-purpose"] === "prefetch");
  await guestPage.getByRole("main").getByRole("article").getByRole("link").first().hover();
  await ahead;
  await expect(guestPage.getByTitle("Notifications")).toHaveCount(0);
  expect(
    asked.filter(
      (path) => path.startsWith("/api/live") || isQuestion(path) || /news|follow-numbers/.test(path),
    ),
  ).toEqual([]);
});

test("notification emails are sent when chosen, each with an unsubscribe link", async ({ page, site }) => {
  const { email } = await signUp(page);
  await page.goto("/settings/notifications");
  await expect(page.getByText("Confirm your address to get emails")).toBeVisible();
  await confirmAddress(page, site.dataDir, email);
  const diary = await startDiary(page, "Told by mail");
  const bySettings = (what: string) => choiceOf(page, what, "By email");

  await page.goto("/settings/notifications");
  await expect(page.getByText(`We'll email ${email}.`)).toBeVisible();
  await bySettings("Likes").check();
  await saveChoices(page);
  await like(site, diary, "grower");
  const mail = await nthEmail(site.dataDir, email, 2);
  expect(mail.subject).toBe("grower liked something in Told by mail");
  expect(linkIn(mail)).toBe(`${site.community}/diaries/${diary}`);
  const settings = `${site.community}/settings/notifications`;
  expect(mail.headers.get("list")).toMatchObject({
    unsubscribe: { url: expect.stringContaining(`${site.community}/auth/unsubscribe?k=`) },
    "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
  });
  expect(mail.text).toContain(settings);

  await page.goto(settings);
  await expect(bySettings("Likes")).toBeChecked();
  await bySettings("Likes").uncheck();
  await bySettings("New followers").check();
  await saveChoices(page);
  await like(site, diary, "moderator");
  await follow(site, diary, "moderator");
  const next = await nthEmail(site.dataDir, email, 3);
  expect(next.subject).toBe("moderator is following your diary Told by mail");
});

test("notification settings work without JavaScript", async ({ page, plainPage }) => {
  await signUp(page);
  await plainPage.context().addCookies(await page.context().cookies());
  await plainPage.goto("/settings/notifications");
  await choiceOf(plainPage, "Likes", "On Grow").uncheck();
  await saveChoices(plainPage);
  await plainPage.goto("/settings/notifications");
  for (const way of ["On Grow", "By email"]) {
    await expect(choiceOf(plainPage, "Likes", way)).not.toBeChecked();
  }
});

test("the panel of the bell fits on a phone", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  const diary = await startDiary(page, "Seen from the couch");
  await like(site, diary, "manager");
  await page.goto("/");
  await bell(page, 1).click();
  const panel = page.locator("details", { has: bell(page, 1) }).locator(":scope > div");
  await expect(panel.getByRole("link", { name: "Seen from the couch" })).toBeVisible();
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box && [box.x, box.x + box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 390, 844]);
});
