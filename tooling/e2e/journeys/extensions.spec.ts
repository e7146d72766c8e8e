import { patience } from "@grow/testing/test-time";
import type { Locator, Page } from "@playwright/test";
import { aLongDiary, publish, publishOwnDiary } from "./diaries.ts";
import { changeUnrecognised, EXTENSIONS, TRACES } from "./extensions.ts";
import { holdScripts, pageShown, watchHydration } from "./hydration.ts";
import { expect, test } from "./journey.ts";
import { newAccount, signUp } from "./people.ts";

/** Opens a page and types into a field while its scripts load; returns once the page has hydrated. */
async function typeEarly(page: Page, address: string, find: () => Locator, text: string): Promise<Locator> {
  const release = await holdScripts(page);
  await watchHydration(page);
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const field = find();
  await field.click();
  await field.pressSequentially(text);
  release();
  await pageShown(page, 1);
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  return field;
}

/** Opens the editor of a new week in a diary of its own, and writes a comment before and after hydration. */
async function writeWeek(page: Page, community: string): Promise<Locator> {
  const { id } = await publishOwnDiary(page, community);
  const comment = await typeEarly(
    page,
    `/diaries/${id}/weeks/new/edit`,
    () => page.getByRole("textbox", { name: "Comment" }),
    "First roots",
  );
  await comment.pressSequentially(", white");
  await expect(comment).toHaveValue("First roots, white");
  return comment;
}

/** Publishes the week, on the same page, and finds the comment on it. */
async function publishWeek(page: Page): Promise<void> {
  await expectSamePage(page);
  await publish(page);
  await expect(page.getByRole("main").getByText("First roots, white")).toBeVisible();
}

/** Neither reloaded nor replaced since it was opened. */
async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
}

const loadedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map((script) => script.name));

for (const [name, install] of Object.entries(EXTENSIONS)) {
  test.describe(`with ${name}`, () => {
    test.beforeEach(({ page }) => install(page));
    test.afterEach(async ({ page }) => {
      await expect(page.locator(TRACES[name as keyof typeof EXTENSIONS]).first()).toBeAttached();
      await expect(page.getByText("Ooops!")).toHaveCount(0);
      if (name === "no extension")
        expect(await loadedScripts(page)).not.toContainEqual(expect.stringMatching(/handle-changes/));
    });

    test("sign-in keeps what was typed", async ({ page }) => {
      const login = await typeEarly(
        page,
        "/auth/signin",
        () => page.getByLabel("Name or email"),
        "moderator",
      );
      const password = page.getByLabel("Password", { exact: true });
      await password.fill("grow-demo-1");
      await page.getByRole("button", { name: "Show password" }).click();
      await expect(password).toHaveAttribute("type", "text");
      await expect(login).toHaveValue("moderator");
      await expectSamePage(page);
      await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).not.toHaveURL(/auth/);
    });

    test("sign-up keeps what was typed", async ({ page }) => {
      const { name: wanted, email, password } = newAccount();
      await typeEarly(page, "/auth/signup", () => page.getByLabel("Name", { exact: true }), wanted);
      await page.getByLabel("Email", { exact: true }).fill(email);
      // The hint below the field follows the typing.
      const secret = page.getByLabel("Password", { exact: true });
      await secret.fill("short");
      await expect(page.getByText("3 more characters")).toBeVisible();
      await secret.fill("secret");
      await expect(page.getByText("2 more characters")).toBeVisible();
      await expect(page.getByText("3 more characters")).toHaveCount(0);
      await secret.fill(password);
      await expect(page.getByText("2 more characters")).toHaveCount(0);
      await expectSamePage(page);
      await page.getByRole("button", { name: "Create account" }).click();
      await page.waitForURL("**/auth/confirm-email");
    });

    test("explore keeps the search, and filters, sorts and pages", async ({ page }) => {
      const search = await typeEarly(
        page,
        "/explore",
        () => page.getByRole("search").getByRole("searchbox").or(page.getByRole("combobox")).first(),
        "nor",
      );
      await search.fill("");
      await page.keyboard.press("Escape");
      const filters = page.getByRole("navigation", { name: "Filters" });
      const names = page.getByRole("main").locator("li h2");
      const before = await names.allTextContents();
      expect(before.length).toBeGreaterThan(10);
      await filters.getByRole("link", { name: "Coco" }).click();
      await expect(page).toHaveURL("/explore/coco");
      await expect(filters.getByRole("link", { name: "Coco" })).toHaveAttribute("aria-current", "true");
      const filtered = await names.allTextContents();
      const other = before.find((name) => !filtered.includes(name)) ?? "";
      expect(other, "a diary that the filter leaves out").not.toBe("");
      await page.getByRole("link", { name: "Most liked" }).click();
      await expect(page).toHaveURL(/\?sort=like$/);
      // The address changes first, the links a moment later.
      await expect(page.getByRole("link", { name: "Most liked" })).toHaveAttribute("aria-current", "true");
      await page.getByRole("link", { name: "Clear" }).click();
      await expect(page).toHaveURL("/explore?sort=like");
      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL("/explore");
      // Other journeys add diaries to this list meanwhile.
      await expect(names.filter({ hasText: other }).first()).toBeVisible();
      await expectSamePage(page);
    });

    test("a diary keeps a comment, posts it and turns to the next week", async ({ page }) => {
      await signUp(page);
      const link = await aLongDiary(page);
      const text = `Which pot? ${Date.now()}`;
      await typeEarly(page, link, () => page.getByLabel("Add a comment"), text);
      await page.getByRole("button", { name: "Post comment" }).click();
      await expect(page).toHaveURL(/comment=\d+#comment-\d+$/);
      await expect(page.locator("#comments").getByText(text)).toBeVisible();
      const weeks = page.getByRole("navigation", { name: "Weeks of this diary" });
      for (const week of ["Week 3", "Week 4"]) {
        await weeks.getByRole("link", { name: new RegExp(`\\b${week}\\b`) }).click();
        await expect(page.getByRole("heading", { level: 2, name: week })).toBeVisible();
        await expect(weeks.getByRole("link", { name: new RegExp(`\\b${week}\\b`) })).toHaveAttribute(
          "aria-current",
          "page",
        );
      }
      await expectSamePage(page);
    });

    test("the week editor keeps a comment and publishes it", async ({ page, site }) => {
      test.setTimeout(90_000 * patience);
      const comment = await writeWeek(page, site.community);
      await page.getByLabel("Height").fill("40");
      await page.getByRole("radio", { name: "Imperial" }).check();
      await expect(page.getByLabel("Height")).not.toHaveValue("40");
      await expect(comment).toHaveValue("First roots, white");
      await publishWeek(page);
    });

    test("the portal keeps a name and finds the grower", async ({ page, guestPage, signIn, site }) => {
      const grower = await signUp(guestPage);
      await signIn("manager");
      await typeEarly(
        page,
        `${site.brands}/brands-manager`,
        () => page.getByLabel("Grower's username"),
        grower.name,
      );
      await page.getByRole("button", { name: "Search" }).click();
      await expect(
        page.getByRole("main").getByRole("button", { name: `Invite ${grower.name}` }),
      ).toBeVisible();
      await expectSamePage(page);
    });
  });
}

test.describe("a page that React discards", () => {
  test.beforeEach(async ({ page, complaints }) => {
    // Hydration failed, and the page was rendered anew.
    complaints.allow(/Minified React error #4(18|22|23|25)/);
    await changeUnrecognised(page);
  });

  test("keeps what was typed at sign-in, and hydrates", async ({ page }) => {
    const login = await typeEarly(page, "/auth/signin", () => page.getByLabel("Name or email"), "moderator");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await expect(login).toHaveValue("moderator");
    await expectSamePage(page);
  });

  test("keeps a comment on a diary and its charts, and turns to the next week", async ({ page }) => {
    await signUp(page);
    const link = await aLongDiary(page);
    await typeEarly(page, link, () => page.getByLabel("Add a comment"), "Which pot?");
    const chart = page.getByRole("main").getByRole("heading", { name: "Height by week" });
    await expect(chart).toBeVisible();
    const weeks = page.getByRole("navigation", { name: "Weeks of this diary" });
    await weeks.getByRole("link", { name: /\bWeek 3\b/ }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Week 3" })).toBeVisible();
    await expectSamePage(page);
  });

  test("keeps the text of a week", async ({ page, site }) => {
    await writeWeek(page, site.community);
    await publishWeek(page);
  });
});
