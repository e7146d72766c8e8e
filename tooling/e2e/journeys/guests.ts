import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Opens a page, anew if need be, until something is seen on it: guests get a page that was kept until the server that keeps it has heard
 * of the change, which is a moment after whoever made it.
 */
export async function seenAt(page: Page, address: string, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass();
}
