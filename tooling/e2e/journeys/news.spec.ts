import { setTimeout as wait } from "node:timers/promises";
import type { PersonaName } from "@grow/testing";
import type { Page } from "@playwright/test";
import { type InBetween, standInBetween } from "../site/in-between.ts";
import type { SiteUnderTest } from "../site/under-test.ts";
import { startDiary } from "./diaries.ts";
import { test as base, expect } from "./journey.ts";
import { signUp } from "./people.ts";

/** Milliseconds within which news must be seen. */
const AT_ONCE = 5000;

const test = base.extend<{ between: InBetween }>({
  between: async ({ site, complaints }, use) => {
    const between = await standInBetween(site.community);
    complaints.allow(new RegExp(`A request to elsewhere: ${between.origin}/`));
    await use(between);
    between.close();
  },
});

/** Waits until no page asks for anything any more, as it does in its first seconds, before the line has brought anything. */
async function isQuiet(between: InBetween): Promise<void> {
  await expect(async () => {
    between.asked();
    await wait(1500);
    expect(between.asked()).toEqual([]);
  }).toPass();
}

/** The bell, when it says so many. */
const bell = (page: Page, count: number) =>
  page.getByTitle(count === 0 ? "Notifications" : `Notifications, ${count} new`, { exact: true });

const isQuestion = (path: string) => path.endsWith("/notifications-g/numbers/v2");

async function like(site: SiteUnderTest, diary: number, as: PersonaName): Promise<void> {
  const answer = await fetch(`${site.community}/api/likes/diary/${diary}`, {
    method: "POST",
    headers: { origin: site.community, cookie: `token=${site.tokens[as]}` },
  });
  expect(answer.ok).toBe(true);
}

test("what others do is told at once in every tab, by one line, and what is read in one tab is read in all", async ({
  page,
  context,
  site,
  between,
}) => {
  await signUp(page);
  const diary = await startDiary(page, "Heard of at once");
  await page.goto(`${between.origin}/explore`);
  await expect(bell(page, 0)).toBeVisible();
  await expect.poll(between.lines).toBe(1);
  const other = await context.newPage();
  await other.goto(`${between.origin}/diaries/${diary}`);
  await expect(bell(other, 0)).toBeVisible();
  await isQuiet(between);

  await like(site, diary, "grower");
  for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible({ timeout: AT_ONCE });
  await like(site, diary, "moderator");
  for (const tab of [page, other]) await expect(bell(tab, 2)).toBeVisible({ timeout: AT_ONCE });
  expect(between.lines()).toBe(1);
  expect(between.asked()).toEqual([]);

  await bell(page, 2).click();
  await expect(page.getByText("On what you wrote 2")).toBeVisible();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  for (const tab of [page, other]) await expect(bell(tab, 0)).toBeVisible({ timeout: AT_ONCE });
  await expect(page.getByText("Nothing new")).toBeVisible();

  // The tab that holds the line goes; the other one takes it over.
  await page.close();
  await expect.poll(between.lines).toBe(1);
  await like(site, diary, "admin");
  await expect(bell(other, 1)).toBeVisible({ timeout: AT_ONCE });
});

test("without the line the numbers are asked for, until it stands again", async ({
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
  await isQuiet(between);

  between.cut();
  await like(site, diary, "grower");
  // Two tries to come back, and the second in which nobody asks yet.
  await expect(bell(page, 1)).toBeVisible({ timeout: 15_000 });
  expect(between.lines()).toBe(0);
  expect(between.asked().filter(isQuestion)).toHaveLength(1);

  between.mend();
  await expect.poll(between.lines, { timeout: 20_000 }).toBe(1);
  await like(site, diary, "moderator");
  await expect(bell(page, 2)).toBeVisible({ timeout: AT_ONCE });
  expect(between.asked().filter(isQuestion)).toEqual([]);
});

test("a guest has no bell, and loads nothing for one", async ({ guestPage }) => {
  const asked: string[] = [];
  guestPage.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await guestPage.goto("/explore");
  await guestPage.locator("body").press("Shift");
  await guestPage.waitForFunction(() => "__remixRouter" in window);
  await guestPage.waitForTimeout(1500);
  await expect(guestPage.getByTitle("Notifications")).toHaveCount(0);
  expect(
    asked.filter(
      (path) => path.startsWith("/api/live") || isQuestion(path) || /news|follow-numbers/.test(path),
    ),
  ).toEqual([]);
});
