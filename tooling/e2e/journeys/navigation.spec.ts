import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { startDiary } from "./diaries.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";

/** One page of each layout that a guest may open. */
const pages = ["/", "/explore", "/settings/interface", "/auth/signin", "/no/such/page"];

/** What makes a page easy to find one's way in without seeing it. */
async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page })
    .withRules([
      "bypass",
      "heading-order",
      "landmark-banner-is-top-level",
      "landmark-complementary-is-top-level",
      "landmark-contentinfo-is-top-level",
      "landmark-main-is-top-level",
      "landmark-no-duplicate-banner",
      "landmark-no-duplicate-contentinfo",
      "landmark-one-main",
      "landmark-unique",
      "page-has-heading-one",
      "region",
      "tabindex",
    ])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(found, "everything is in one landmark, each with its own name").toEqual([]);
}

/** The first key leads past the header, the next into the page. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", /#/);
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const isWithin = await page
    .getByRole("main")
    .evaluate((main) => main.contains(document.activeElement) || document.activeElement === document.body);
  expect(isWithin, "the next focusable element is in the page").toBe(true);
}

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
})) {
  test.describe(`keyboard and screen reader navigation on a ${size}`, () => {
    test.use({ viewport });

    test("works for a guest in every layout", async ({ page, complaints }) => {
      complaints.allow(/status of 404/);
      for (const address of pages) {
        await test.step(address, async () => {
          await page.goto(address);
          await expectLandmarks(page);
          await expectSkipLink(page);
        });
      }
    });

    test("works for a member in the editors", async ({ page }) => {
      await signUp(page);
      const diary = await startDiary(page, "Found by ear");
      for (const address of ["/diaries/edit/new", `/diaries/${diary}/weeks/new/edit`, `/diaries/${diary}`]) {
        await test.step(address, async () => {
          await page.goto(address);
          await expectLandmarks(page);
          await expectSkipLink(page);
        });
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("search suggestions fill the width and open by keyboard", { tag: "@smoke" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Search Grow" }).click();
    await expect(page).toHaveURL("/search");
    const field = page.getByRole("main").getByRole("combobox");
    await field.pressSequentially("night");
    const offered = page.getByRole("option");
    await expect(offered.first()).toContainText("Night");
    const list = await page.getByRole("listbox").boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 999)).toBeLessThanOrEqual(390);
    const address = await offered.first().getAttribute("href");
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(address ?? "no address");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Night");
  });
});

test("a link opens a page at its top, and back restores the scroll position", async ({ guestPage }) => {
  const place = () => guestPage.evaluate(() => Math.round(window.scrollY));
  // Diaries that other journeys begin meanwhile, with lower cards, come first in the list of all.
  const list = "/explore/harvest?sort=like";
  await guestPage.goto(list);
  await guestPage.locator("body").press("Shift");
  await guestPage.waitForFunction(() => "__remixRouter" in window);
  const last = guestPage.getByRole("main").locator("article a[href^='/diaries/']").last();
  await last.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await last.click();
  await guestPage.waitForURL(/\/diaries\//);
  await expect.poll(place).toBe(0);
  await guestPage.goBack();
  await guestPage.waitForURL(list);
  await expect.poll(place).toBe(before);
});

test("the key press that hydrates a page triggers its shortcut", async ({ guestPage }) => {
  const { data } = await (await guestPage.request.get("/api/diaries?tags=harvest&sort=like&limit=24")).json();
  const diary = data.items.find(({ is_lock }: { is_lock: boolean }) => !is_lock);
  const [first, second] = (await (await guestPage.request.get(`/api/diaries/${diary.id}`)).json()).data
    .items_week;
  await guestPage.goto(`${diary.link}/week/${first.id}`);
  await guestPage.keyboard.press("]");
  await expect(guestPage).toHaveURL(`${diary.link}/week/${second.id}#weeks`);
});
