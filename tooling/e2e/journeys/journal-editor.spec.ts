import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { aPhoto, chooseFiles } from "./photos.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The day in a month, as date fields have it. */
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test("a moderator writes an article with a picture and a card, schedules it, and publishes it", {
  tag: "@smoke",
}, async ({ page, guestPage, signIn, complaints, expectAccessibleInBothThemes }) => {
  // The page of a scheduled article does not exist for guests.
  complaints.allow(/status of 404/);
  await signIn("moderator");
  await page.goto("/admin/journal");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "New article" }).click();

  const title = `Cold cure ${Date.now()}`;
  await field(page, "Title").fill(title);
  await field(page, "Summary").fill("Two jars, two temperatures.");
  const editor = page
    .getByRole("textbox", { name: "Text", exact: true })
    .and(page.locator("[contenteditable]"));
  await editor.click();
  await page.keyboard.type("We kept one jar at 10 °C.");
  const toolbar = page.getByRole("toolbar", { name: "Formatting" });
  await toolbar.getByRole("button", { name: "Add card" }).click();
  await page.getByRole("textbox", { name: "Page to show as a card" }).fill("/diaries/1");
  await page.keyboard.press("Enter");
  const card = editor.locator("strong + span", { hasText: "/diaries/1" });
  await expect(card).toBeVisible();
  await chooseFiles(page.locator('input[type="file"][accept="image/*"]'), await aPhoto("jars.jpg"));
  await expect(editor.locator("figure img")).toBeVisible();

  // It stays saved when something is missing, and says what.
  await press(page, "Publish now");
  await expect(page.getByText("Saved, but not published.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "alt text of 1 picture" })).toBeVisible();
  const address = page.url().replace(/\?.*/, "");
  await field(page, "Alt text").fill("Two jars of buds");
  await field(page, "Category").selectOption({ index: 1 });
  await page.getByRole("group", { name: "Tags" }).locator("label").first().click();
  await chooseFiles(page.locator('input[type="file"]:not([accept="image/*"])'), await aPhoto("cover.jpg"));
  await expect(field(page, "What it shows")).toBeVisible();
  await field(page, "What it shows").fill("Jars in a fridge");
  await press(page, "Save draft");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByText("Ready to publish")).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // A time that has passed keeps the article a draft.
  await field(page, "Date").fill("2020-01-01");
  await field(page, "Time").fill("09:00");
  await press(page, "Schedule");
  await expect(page.getByText("Saved, but not scheduled.")).toBeVisible();
  await field(page, "Date").fill(inAMonth());
  await press(page, "Schedule");
  await expect(page.getByText(/^Scheduled for /)).toBeVisible();
  await page.goto(`/admin/journal?state=scheduled&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  const link = `/journal/${title.toLowerCase().replaceAll(" ", "-")}`;
  expect((await guestPage.goto(link))?.status()).toBe(404);

  await page.goto(address);
  await expect(editor).toContainText("We kept one jar at 10 °C.");
  await press(page, "Publish now");
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible();
  await page.getByRole("link", { name: "Open page" }).click();
  await expect(page).toHaveURL(link);

  await guestPage.goto("/journal");
  await guestPage.getByRole("link", { name: title }).first().click();
  await expect(guestPage.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(guestPage.getByRole("img", { name: "Two jars of buds" })).toBeVisible();
  await expect(guestPage.locator('article article a[href^="/diaries/1"]').first()).toBeVisible();
});

test("two moderators of an article see both texts, and a translation is edited beside the original", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await signIn("moderator");
  await page.goto("/admin/journal/new");
  const title = `Dry ice ${Date.now()}`;
  await field(page, "Title").fill(title);
  await press(page, "Save draft");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const address = page.url().replace(/\?.*/, "");

  const colleague = await page.context().newPage();
  await colleague.goto(address);
  await field(colleague, "Title").fill(`${title}, theirs`);
  await press(colleague, "Save draft");
  await expect(colleague.getByText("Saved.", { exact: true })).toBeVisible();

  await field(page, "Title").fill(`${title}, mine`);
  await press(page, "Save draft");
  const note = page.getByRole("alert").filter({ hasText: "A colleague saved this" });
  await expect(note.getByRole("radio", { name: /^Their version ?Dry ice \d+, theirs/ })).toBeVisible();
  await press(page, "Save draft");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: /^Deutsch/ }).click();
  await expect(page.getByRole("region", { name: "Original" })).toContainText(`${title}, mine`);
  await field(page, "Title").fill("Trockeneis");
  await press(page, "Save draft");
  await expect(page.getByRole("link", { name: /^Deutsch ?no text yet/ })).toBeVisible();
  await press(page, "Remove translation");
  await expect(page.getByText("Translation removed.")).toBeVisible();
  await press(page, "Remove article");
  await expect(page.getByText("Removed. You can restore it for 30 days.")).toBeVisible();
  await press(page, "Restore");
  await expect(field(page, "Title")).toHaveValue(`${title}, mine`);
});

test("an article can be saved and corrected without script", async ({ plainPage, site, complaints }) => {
  complaints.allow(/status of 422/);
  await plainPage.context().addCookies([
    {
      ...{ name: "token", value: site.tokens.moderator ?? "", url: site.community },
      ...{ httpOnly: true, sameSite: "Lax" as const },
    },
  ]);
  await plainPage.goto("/admin/journal/new");
  await field(plainPage, "Title").fill(`Plain ${Date.now()}`);
  await field(plainPage, "Text").fill("<p>Written by hand.</p>");
  await field(plainPage, "Diaries it's about").fill("/strains/plum");
  await press(plainPage, "Save draft");
  await expect(field(plainPage, "Diaries it's about")).toHaveValue("/strains/plum");
  await expect(field(plainPage, "Text")).toHaveValue("<p>Written by hand.</p>");
  await field(plainPage, "Diaries it's about").fill("/diaries/1");
  await press(plainPage, "Save draft");
  await expect(plainPage.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(field(plainPage, "Text")).toHaveValue("<p>Written by hand.</p>");
});
