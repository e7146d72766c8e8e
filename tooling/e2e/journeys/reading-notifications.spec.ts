import type { PersonaName } from "@grow/testing";
import type { Page } from "@playwright/test";
import type { SiteUnderTest } from "../site/under-test.ts";
import { startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

/** Likes, follows or comments on a diary as a demo account. */
async function act(site: SiteUnderTest, path: string, as: PersonaName, body?: object): Promise<void> {
  const answer = await fetch(`${site.community}/api/${path}`, {
    method: "POST",
    headers: {
      ...{ origin: site.community, cookie: `token=${site.tokens[as]}` },
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.ok).toBe(true);
}

/** A new member's diary that three growers like, one follows and one comments on. */
async function liked(page: Page, site: SiteUnderTest): Promise<number> {
  await signUp(page);
  const diary = await startDiary(page, "Talked about");
  for (const name of ["moderator", "manager", "grower"] as const)
    await act(site, `likes/diary/${diary}`, name);
  await act(site, `follows/diary/${diary}`, "grower");
  await act(site, `comments/diary/${diary}`, "grower", { text: "What a stretch!", parent_id: null });
  return diary;
}

const lineOf = (page: Page, text: string | RegExp) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });
const bell = (page: Page, count: number) =>
  page.getByTitle(count === 0 ? "Notifications" : `Notifications, ${count} new`, { exact: true });

test("a member reads three groups of notifications, deletes one and undoes it", {
  tag: "@smoke",
}, async ({ page, site, expectAccessibleInBothThemes }) => {
  await liked(page, site);
  await page.goto("/notifications");
  await expect(bell(page, 3)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await expectAccessibleInBothThemes(page);

  await lineOf(page, "grower and 2 other growers").getByRole("link", { name: "See all 3" }).click();
  await expect(lineOf(page, "liked your diary")).toHaveCount(3);
  await page.getByRole("link", { name: "All notifications" }).click();

  await lineOf(page, "What a stretch!").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert")).toContainText("Deleted");
  await expect(lineOf(page, "What a stretch!")).toHaveCount(0);
  await expect(bell(page, 2)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lineOf(page, "What a stretch!")).toHaveCount(1);
  await expect(bell(page, 3)).toBeVisible();

  await lineOf(page, "liked your diary").getByRole("button", { name: "Mark as read" }).click();
  await expect(bell(page, 2)).toBeVisible();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as read" })).toHaveCount(0);

  await lineOf(page, "What a stretch!").getByRole("link", { name: "Talked about" }).click();
  await expect(page).toHaveURL(/\?comment=\d+/);
  await expect(page.getByText("What a stretch!")).toBeInViewport();
});

test("notifications are read, deleted and restored without JavaScript", async ({ page, plainPage, site }) => {
  await liked(page, site);
  await plainPage.context().addCookies(await page.context().cookies());
  await plainPage.goto("/notifications");
  const lines = plainPage.getByRole("main").getByRole("listitem");
  await plainPage.getByRole("link", { name: /^Activity on your posts/ }).click();
  await lineOf(plainPage, "liked your diary").getByRole("button", { name: "Mark as read" }).click();
  await expect(plainPage.getByRole("button", { name: "Mark as read" })).toHaveCount(2);
  await plainPage.getByRole("button", { name: "Delete all" }).click();
  await expect(plainPage.getByText("All caught up")).toBeVisible();
  await plainPage.getByRole("button", { name: "Undo" }).click();
  await expect(lines).toHaveCount(3);
  await expect(plainPage).toHaveURL("/notifications?channel=activity");
});
