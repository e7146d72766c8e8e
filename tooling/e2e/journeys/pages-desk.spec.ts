import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Sends a request as the page's user. */
async function send(page: Page, method: "POST" | "PUT", path: string, data: object): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(path, { method, headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A second attempt on the same site finds what the first one left. @returns the version of the page */
async function deliver(page: Page, place: string): Promise<number> {
  const read = async () => (await (await page.request.get(`/api/staff/pages/${place}`)).json()).data;
  const { version } = await read();
  await send(page, "POST", `/api/staff/pages/${place}/reset`, { version });
  return (await read()).version;
}

/** The cached page is purged after the response to the write. */
async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
}

test("an administrator edits a page, sees a preview, restores a version and goes back to the delivered text", async ({
  page,
  guestPage,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  // The console notes the placeholder that was rejected.
  complaints.allow(/status of 422/);
  const title = `Work with us ${Date.now()}`;
  await signIn("admin");
  await page.goto("/admin/pages?lang=en&search=careers");
  await deliver(page, "careers/en");
  // Guests get it from the cache from now on.
  await guestPage.goto("/journal/careers");
  const delivered = (await guestPage.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.reload();
  await expect(page.getByText("1 text", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("row").getByRole("link", { name: delivered }).click();

  const editor = page
    .getByRole("textbox", { name: "Text", exact: true })
    .and(page.locator("[contenteditable]"));
  await expect(editor).toBeVisible();
  await expect(page.getByRole("button", { name: "Picture" })).toHaveCount(0);
  await field(page, "Title").fill(title);
  await editor.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Write to {emial}.");
  await press(page, "Save and publish");
  await expect(page.getByText("Nothing is filled in for “emial” in braces.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue(title);
  await editor.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Write to {email}.");
  await press(page, "Preview");
  await expect(page.getByRole("heading", { name: "Preview, not saved" })).toBeVisible();
  await expect(page.getByText(/^Write to [^{}]+@/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, "Save and publish");
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByText("Edited", { exact: true }).first()).toBeVisible();

  await expectTitle(guestPage, title);
  await expect(guestPage.getByText(/^Write to [^{}]+@/)).toBeVisible();

  await page.getByRole("link", { name: "Versions", exact: true }).click();
  await expect(page.getByRole("insertion").first()).toBeVisible();
  await expect(page.getByText("Delivered with Grow").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto("/admin/pages/careers/en");
  await page.getByText("Compare with the delivered text").click();
  await expect(page.getByRole("deletion").first()).toBeVisible();
  await page.getByText("Back to the delivered text").click();
  await expectAccessibleInBothThemes(page);
  await press(page, "Reset text");
  await expect(page.getByText("Readers get the delivered text again.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue(delivered);
  await expectTitle(guestPage, delivered);
});

test("two administrators who edit one page see both texts", async ({
  page,
  signIn,
  complaints,
  expectAccessibleInBothThemes,
}) => {
  complaints.allow(/status of 409/);
  await signIn("admin");
  await page.goto("/admin/pages");
  const version = await deliver(page, "start/es");
  await page.goto("/admin/pages/start/es");
  await field(page, "Title").fill("Mis primeros pasos");
  const theirs = {
    title: "Sus primeros pasos",
    description: "",
    text: "<p>De la semilla a la primera semana.</p>",
  };
  await send(page, "PUT", "/api/staff/pages/start/es", { version, ...theirs });
  await press(page, "Save and publish");
  await expect(page.getByText("A colleague saved this while you were editing")).toBeVisible();
  await expect(page.getByText("Sus primeros pasos").first()).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Mis primeros pasos");
  await expectAccessibleInBothThemes(page);
  await deliver(page, "start/es");
});

test("a page is edited without script, and moderators only read it", async ({ page, plainPage, signIn }) => {
  await signIn("admin");
  await page.goto("/admin/pages");
  await deliver(page, "about/th");
  await plainPage.context().addCookies(await page.context().cookies());
  await plainPage.goto("/admin/pages/about/th");
  await field(plainPage, "Description").fill("สั้น ๆ");
  await press(plainPage, "Preview");
  await expect(plainPage.getByRole("heading", { name: "Preview, not saved" })).toBeVisible();
  await expect(field(plainPage, "Description")).toHaveValue("สั้น ๆ");
  await press(plainPage, "Save and publish");
  await expect(plainPage.getByText("Saved.", { exact: true })).toBeVisible();
  await deliver(page, "about/th");

  await signIn("moderator");
  await page.goto("/admin/pages/about/th");
  await expect(page.getByText("Only administrators can edit pages.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and publish" })).toHaveCount(0);
});
