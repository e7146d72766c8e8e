import { expect, type Page } from "@playwright/test";

/** Selects one of the user's brands in the portal. */
export async function chooseBrand(page: Page, name: string): Promise<void> {
  await page.locator("summary").filter({ hasText: "Brand portal", visible: true }).first().click();
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.locator("summary").filter({ hasText: name, visible: true }).first()).toBeVisible();
}
