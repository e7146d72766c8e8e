import { patience } from "@grow/testing/test-time";
import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Reloads a page until it shows something: guests get a cached page until the purge arrives, a moment after the write.
 */
export async function seenAt(page: Page, address: string, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(wanted).toBeVisible({ timeout: 2000 * patience });
  }).toPass();
}
